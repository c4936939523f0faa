/** Sizes the file states are checked, and counted again while reading. */
import {
  configure,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { TransferDocument } from '#app/exchange/mapping/read-transfer.ts'
import { type Bound, quoted, type StopCode, TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import type { NamedFile } from '#app/exchange/reading/match-pictures.ts'
import { BucketReader } from './bucket-reader.server.ts'

configure({ useWebWorkers: false })

export interface TransferFile {
  entries: readonly NamedFile[]
  documents: () => AsyncGenerator<TransferDocument>
  /** Null if missing, damaged, or larger than a picture may be. */
  bytesOf: (name: string) => Promise<Uint8Array | null>
}

const longestBeginning = 1_024

/** Throws TransferStopped. */
export async function openTransferFile(bucket: R2Bucket, name: string): Promise<TransferFile> {
  const { size } = (await bucket.head(name)) ?? { size: 0 }
  const reader = new BucketReader(bucket, name, size)
  const kind = transferKind(await reader.readUint8Array(0, Math.min(size, longestBeginning)))
  if (!kind) throw new TransferStopped({ code: 'notZip' })
  return kind === 'zip' ? openArchive(reader) : bareDocument(reader)
}

/** After "PK": archives with and without entries, parts of split ones. */
const signatures = ['\u0003\u0004', '\u0005\u0006', '\u0007\u0008', '00']

/** By the first bytes, as names and types from senders are unreliable. */
export function transferKind(beginning: Uint8Array): 'zip' | 'xml' | null {
  const text = String.fromCharCode(...beginning.subarray(0, longestBeginning))
  if (text.startsWith('PK') && signatures.includes(text.slice(2, 4))) return 'zip'
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\0-\x20]*</.test(text.replaceAll('\0', '')) ? 'xml' : null
}

function bareDocument(reader: BucketReader): TransferFile {
  async function* documents() {
    yield { name: '', chunks: counted(reader.createReadable(), transferLimits.xml, 'xml') }
  }
  return { entries: [], documents, bytesOf: async () => null }
}

async function openArchive(reader: BucketReader): Promise<TransferFile> {
  const files = await readDirectory(reader).catch((error) => stopFor(error, reader))
  async function* documents() {
    let left: number = transferLimits.xml
    const spend = (bytes: number) => {
      left -= bytes
    }
    const named = [...files.values()].filter(({ filename }) => isDocument(filename))
    if (named.length > transferLimits.documents)
      throw new TransferStopped({ code: 'tooManyFiles', count: named.length, limit: transferLimits.documents })
    for (const entry of named.sort((a, b) => (a.filename < b.filename ? -1 : 1)))
      yield { name: entry.filename, chunks: counted(inflate(entry, reader), left, 'xml', spend) }
  }
  return {
    entries: [...files.values()].map((entry) => ({
      name: entry.filename,
      ...otherNameOf(entry),
      size: entry.uncompressedSize,
      crc: entry.crc32 ?? 0,
    })),
    documents,
    async bytesOf(name) {
      const entry = files.get(name)
      if (!entry || entry.uncompressedSize > transferLimits.picture) return null
      return wholeOf(counted(inflate(entry, reader), entry.uncompressedSize, 'inflated'))
    },
  }
}

/** Without the UTF-8 flag, senders write names in cp437 or windows-1252. */
function otherNameOf({ rawFilename, filenameUTF8 }: FileEntry): { otherName?: string } {
  const isPlain = filenameUTF8 || rawFilename.every((byte) => byte < 0x80)
  return isPlain ? {} : { otherName: new TextDecoder('windows-1252').decode(rawFilename) }
}

async function readDirectory(reader: BucketReader): Promise<ReadonlyMap<string, FileEntry>> {
  const names = new Set<string>()
  const files = new Map<string, FileEntry>()
  let inflated = 0
  for await (const entry of new ZipReader(reader).getEntriesGenerator()) {
    const { filename, rawFilename } = entry
    if (rawFilename.length > transferLimits.name) throw tooLarge('name', rawFilename.length, transferLimits.name)
    if (names.size === transferLimits.entries)
      throw new TransferStopped({ code: 'tooManyFiles', count: names.size + 1, limit: transferLimits.entries })
    // With two entries of one name, it is unclear which is meant.
    if (filename.includes('\0') || names.has(filename)) throw unsafe(filename)
    names.add(filename)
    if (entry.encrypted) throw new TransferStopped({ code: 'encrypted' })
    inflated += entry.uncompressedSize
    if (inflated > transferLimits.inflated) throw tooLarge('inflated', inflated, transferLimits.inflated)
    if (!entry.directory && !entry.symlink) files.set(filename, entry)
  }
  if (overlaps([...files.values()], reader.size)) throw new TransferStopped({ code: 'notZip' })
  return files
}

const entryHead = 30

function overlaps(files: readonly FileEntry[], size: number): boolean {
  const spans = files
    .map(({ offset, rawFilename, compressedSize }) => ({
      start: offset,
      end: offset + entryHead + rawFilename.length + compressedSize,
    }))
    .sort((a, b) => a.start - b.start)
  return spans.some(({ end }, index) => end > (spans[index + 1]?.start ?? size))
}

/** macOS adds files that only carry the names of others. */
function isDocument(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.toLowerCase().endsWith('.xml') && !name.startsWith('._')
}

async function* inflate(entry: FileEntry, reader: BucketReader): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  let failure: unknown
  const written = entry.getData(writable, { checkCrc32: true }).catch(async (error) => {
    failure = error
    // Otherwise the reader waits forever.
    await writable.abort(error).catch(() => undefined)
  })
  try {
    yield* readable
    await written
    if (failure) throw failure
  } catch (error) {
    stopFor(failure ?? error, reader)
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  bound: Bound,
  spend: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    spend(chunk.byteLength)
    if (bytes > limit) throw tooLarge(bound, bytes, bound === 'xml' ? transferLimits.xml : limit)
    yield chunk
  }
}

async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  try {
    for await (const chunk of chunks) pieces.push(chunk)
  } catch (error) {
    if (error instanceof TransferStopped) return null
    throw error
  }
  return Buffer.concat(pieces)
}

/** Every other zip.js error means a damaged archive. */
function stopFor(error: unknown, reader: BucketReader): never {
  if (reader.failure) throw reader.failure
  if (error instanceof TransferStopped) throw error
  const message = error instanceof Error ? error.message : ''
  if (message === ERR_UNSAFE_FILENAME)
    throw unsafe(error instanceof Error && 'filename' in error ? String(error.filename) : '')
  const code: StopCode =
    message === ERR_ENCRYPTED || message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? 'encrypted' : 'notZip'
  throw new TransferStopped({ code })
}

function unsafe(name: string): TransferStopped {
  return new TransferStopped({ code: 'unsafeName', found: quoted(name.replaceAll('\0', '\u2400')) })
}

function tooLarge(bound: Bound, count: number, limit: number): TransferStopped {
  return new TransferStopped({ code: 'tooLarge', bound, count, limit })
}
