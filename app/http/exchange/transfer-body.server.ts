import { releasing } from '#app/data/exchange/inflate.server.ts'
import { type StoredFile, storeChunks, transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { readChunks, UnreadableBody } from '#app/http/forms/body.server.ts'
import { type FormPart, readParts } from '#app/http/forms/multipart.server.ts'
import { decodedPath } from '#app/paths/public.ts'

const mostParts = 50

export function readTransferForm(request: Request, mostBytes: number = transferLimits.file): AsyncGenerator<FormPart> {
  return readParts(request, { bytes: mostBytes, parts: mostParts })
}

export function isTransferFile({ fileName }: FormPart): boolean {
  return fileName !== undefined && fileName !== ''
}

/** Stores a form's first file or the raw body. When it throws UnreadableBody or BodyTooLarge, nothing is kept. */
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
  for await (const chunk of releasing(readChunks(request, mostBytes))) {
    bytes += chunk.byteLength
    yield chunk
  }
  if (stated !== null && bytes < Number(stated)) throw new UnreadableBody()
}
