/** The entries of a posted form as they arrive, with limits on body and number. */
import { BodyTooLarge, readChunks, UnreadableBody } from './body.server.ts'
import { readContent, readParts } from './multipart.server.ts'

/** The largest form has four for each of five hundred pictures, plus those around them. */
const mostEntries = 2_500

/** Throws UnreadableBody or BodyTooLarge, after a multipart form has yielded what came before. */
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
  for await (const part of readParts(request, { bytes, parts: mostEntries })) {
    const { name, fileName, type } = part
    const { chunks, isWhole } = await readContent(part, bytes)
    if (!isWhole) throw new UnreadableBody()
    yield [name, fileName === undefined ? Buffer.concat(chunks).toString('utf8') : new File(chunks, fileName, { type })]
  }
}
