/** The body of a post that brings a transfer, on its way to R2: a form's file, or the body itself. */
import { type StoredFile, storeChunks, transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { readChunks, UnreadableBody } from '#app/http/forms/body.server.ts'
import { type FormPart, readParts } from '#app/http/forms/multipart.server.ts'
import { decodedPath } from '#app/paths/public.ts'

/** Far more than any form of ours, or a sender's. */
const mostParts = 50

export function readTransferForm(request: Request, mostBytes: number = transferLimits.file): AsyncGenerator<FormPart> {
  return readParts(request, { bytes: mostBytes, parts: mostParts })
}

/** An empty file input arrives as a nameless empty file. */
export function isTransferFile({ fileName }: FormPart): boolean {
  return fileName !== undefined && fileName !== ''
}

/**
 * Stores what a program sends as the file of an import: the first file of a form, or the body as it is. Throws
 * UnreadableBody when it was cut off, and BodyTooLarge; then nothing is kept.
 */
export async function storeBody(
  request: Request,
  bucket: R2Bucket,
  { id, mostBytes }: { id: string; mostBytes: number },
): Promise<StoredFile & { fileName: string }> {
  const type = request.headers.get('Content-Type')?.toLowerCase() ?? ''
  const name = transferFileName(id)
  if (!type.startsWith('multipart/'))
    return storedAs(statedName(request), await storeChunks(bucket, name, wholeBody(request, mostBytes)))
  let stored: (StoredFile & { fileName: string }) | undefined
  for await (const part of readTransferForm(request, mostBytes))
    if (!stored && isTransferFile(part))
      stored = storedAs(part.fileName ?? '', await storeChunks(bucket, name, part.content))
  if (!stored) throw new TransferStopped({ code: 'noFile' })
  return stored
}

/** As the sender calls it: in a header, or behind the token, where curl puts it. */
function statedName(request: Request): string {
  const header = request.headers.get('Content-Disposition')?.slice(0, longestHeader) ?? ''
  const coded = /filename\*=utf-8''([^;\s]{1,1000})/i.exec(header)?.[1]
  const plain = /filename="?([^";]{1,1000})/i.exec(header)?.[1]
  const [, , , end = ''] = new URL(request.url).pathname.split('/')
  const name = (coded && decodedPath(coded)) || plain || (decodedPath(end) ?? '')
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
}

const longestHeader = 2_000

function storedAs(fileName: string, { size, etag }: StoredFile) {
  return { size, etag, fileName }
}

async function* wholeBody(request: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  const stated = request.headers.get('Content-Length')
  let bytes = 0
  for await (const chunk of readChunks(request, mostBytes)) {
    bytes += chunk.byteLength
    yield chunk
  }
  if (stated !== null && bytes < Number(stated)) throw new UnreadableBody()
}
