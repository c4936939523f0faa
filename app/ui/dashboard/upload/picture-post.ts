/** The answer is the same page as without JavaScript; a failure is read from its text. */
export interface PostedPicture {
  /** Posted along, so that a picture sent twice is added once. */
  id: string
  file: File
}

interface PostOptions {
  signal: AbortSignal
  /** From 0 to 1; at 1 the server is processing the picture. */
  onProgress: (sent: number) => void
  /** The message when no answer comes. */
  offline: string
}

export type PostOutcome = { state: 'done' } | { state: 'cancelled' } | { state: 'failed'; problems: readonly string[] }

export function postPicture(action: string, { id, file }: PostedPicture, options: PostOptions): Promise<PostOutcome> {
  const { signal, onProgress, offline } = options
  // fetch() does not report how much of a body has been sent.
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('id', id)
  form.append('pictures', file)
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request, offline))
    request.onerror = () => resolve({ state: 'failed', problems: [offline] })
    request.onabort = () => resolve({ state: 'cancelled' })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', action)
    request.responseType = 'document'
    request.send(form)
  })
}

function outcomeOf({ status, response }: XMLHttpRequest, offline: string): PostOutcome {
  // A redirect has been followed to the page of the pictures.
  if (status === 200) return { state: 'done' }
  const page = response instanceof Document ? response : null
  const said = ['[role="alert"] li', '[role="alert"] p', 'main h1'].map((selector) =>
    Array.from(page?.querySelectorAll(selector) ?? [], ({ textContent }) => textContent?.trim() ?? ''),
  )
  return { state: 'failed', problems: said.find((sentences) => sentences.some(Boolean)) ?? [offline] }
}
