/** The entries of a posted form as they arrive, with limits on body and number. */
import { BodyTooLarge, readChunks, UnreadableBody } from './body.server.ts'
import { readContent, readParts } from './multipart.server.ts'

/** The largest form has four for each of five hundred pictures, plus those around them. */
const mostEntries = 2_500

/**
 * A part of a multipart body costs twenty times as much as an urlencoded entry. Browsers send no public form as
 * multipart, but programs may, such as the one behind "unsubscribe" in a mailbox (RFC 8058).
 */
const mostPublicParts = 100

const fromStaff = new WeakSet<Request>()

/** For requests whose session has been checked: as many parts as entries. */
export function allowManyParts(request: Request): void {
  fromStaff.add(request)
}

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
  const parts = fromStaff.has(request) ? mostEntries : mostPublicParts
  for await (const part of readParts(request, { bytes, parts })) {
    const { name, fileName, type } = part
    const { chunks, isWhole } = await readContent(part, bytes)
    if (!isWhole) throw new UnreadableBody()
    yield [name, fileName === undefined ? Buffer.concat(chunks).toString('utf8') : new File(chunks, fileName, { type })]
  }
}
