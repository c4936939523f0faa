import { BodyTooLarge, readChunks, UnreadableBody } from './body.server.ts'
import { readContent, readParts } from './multipart.server.ts'

/** The largest form has four entries for each of 500 pictures. */
const mostEntries = 2_500

/** A multipart part costs twenty times a urlencoded entry. Only mailbox providers post it publicly (RFC 8058). */
const mostPublicParts = 100

const fromStaff = new WeakSet<Request>()

/** Only for requests whose session has been checked. */
export function allowManyParts(request: Request): void {
  fromStaff.add(request)
}

/** Throws UnreadableBody or BodyTooLarge, but a multipart form first yields the entries before. */
export async function* readEntries(request: Request, bytes: number): AsyncGenerator<[string, string | File]> {
  const type = request.headers.get('Content-Type')?.toLowerCase() ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) yield* readUrlencoded(request, bytes)
  else yield* readMultipart(request, bytes)
}

async function* readUrlencoded(request: Request, bytes: number): AsyncGenerator<[string, string]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, bytes)) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.split('&', mostEntries + 1).length > mostEntries) throw new BodyTooLarge()
  yield* new URLSearchParams(text)
}

async function* readMultipart(request: Request, bytes: number): AsyncGenerator<[string, string | File]> {
  const parts = fromStaff.has(request) ? mostEntries : mostPublicParts
  for await (const part of readParts(request, { bytes, parts })) {
    const { name, fileName, type } = part
    const { chunks, isWhole } = await readContent(part, bytes)
    if (!isWhole) throw new UnreadableBody()
    yield [name, fileName === undefined ? Buffer.concat(chunks).toString('utf8') : new File(chunks, fileName, { type })]
  }
}
