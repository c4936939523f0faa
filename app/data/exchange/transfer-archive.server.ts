/** Sizes the file states are checked first, and counted again while reading. */
import { crc32 } from 'node:zlib'
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
import { pausing } from '#app/exchange/reading/pausing.ts'
import { BucketReader } from './bucket-reader.server.ts'
import { inflateRaw, release, releasing } from './inflate.server.ts'

configure({ useWebWorkers: false })

export interface TransferFile {
  entries: readonly NamedFile[]
  documents: () => AsyncGenerator<TransferDocument>
  /** Null if missing, damaged, or larger or packed denser than a picture may be. */
  bytesOf: (name: string) => Promise<ArrayBuffer | null>
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
    if (reader.size > transferLimits.xml) throw tooLarge('xml', reader.size, transferLimits.xml)
    yield { name: '', chunks: releasing(reader.createReadable()) }
  }
  return { entries: [], documents, bytesOf: async () => null }
}

async function openArchive(reader: BucketReader): Promise<TransferFile> {
  const files = await readDirectory(reader).catch((error) => stopFor(error, reader))
  async function* documents() {
    const named = [...files.values()].filter(({ filename }) => isDocument(filename))
    checkDocuments(named)
    for (const entry of named.sort((a, b) => (a.filename < b.filename ? -1 : 1)))
      yield { name: entry.filename, chunks: contentOf(entry, reader) }
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
      if (!entry || entry.uncompressedSize > transferLimits.picture || isTooDense(entry)) return null
      return wholeOf(contentOf(entry, reader), entry.uncompressedSize)
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
  if (overlaps([...files.values()], reader.size)) throw damaged()
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

function checkDocuments(named: readonly FileEntry[]): void {
  if (named.length > transferLimits.documents)
    throw new TransferStopped({ code: 'tooManyFiles', count: named.length, limit: transferLimits.documents })
  const bytes = named.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (bytes > transferLimits.xml) throw tooLarge('xml', bytes, transferLimits.xml)
  const dense = named.find(isTooDense)
  if (dense) throw tooLarge('density', densityOf(dense), transferLimits.density)
}

function isTooDense(entry: FileEntry): boolean {
  return entry.uncompressedSize > transferLimits.anyDensity && densityOf(entry) > transferLimits.density
}

function densityOf({ compressedSize, uncompressedSize }: FileEntry): number {
  return Math.floor(uncompressedSize / Math.max(1, compressedSize))
}

const methods = { stored: 0, deflated: 8 }

/** Of inflating a byte, where reading a character of XML is one. */
const inflatingWork = 1 / 16

/** Throws TransferStopped if it is not what the directory says. */
async function* contentOf(entry: FileEntry, reader: BucketReader): AsyncGenerator<Uint8Array> {
  const { compressionMethod, uncompressedSize } = entry
  const pause = pausing()
  let [bytes, sum] = [0, 0]
  try {
    if (!Object.values(methods).includes(compressionMethod)) throw damaged()
    const packed = packedOf(entry)
    for await (const piece of compressionMethod === methods.deflated ? inflateRaw(packed) : packed) {
      bytes += piece.length
      if (bytes > uncompressedSize) throw damaged()
      sum = crc32(piece, sum)
      yield piece
      await pause(piece.length * inflatingWork)
    }
    if (bytes !== uncompressedSize || sum !== entry.crc32) throw damaged()
  } catch (error) {
    stopFor(error, reader)
  }
}

async function* packedOf(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  let failure: unknown
  const written = entry.getData(writable, { passThrough: true }).catch(async (error) => {
    failure = error
    // Otherwise the reader waits forever.
    await writable.abort(error).catch(() => undefined)
  })
  try {
    yield* readable
    await written
    if (failure) throw failure
  } catch (error) {
    throw failure ?? error
  }
}

/** Into one buffer of the stated size, so that a picture is not in memory twice. */
async function wholeOf(chunks: AsyncIterable<Uint8Array>, size: number): Promise<ArrayBuffer | null> {
  const whole = new Uint8Array(size)
  let at = 0
  try {
    for await (const chunk of chunks) {
      whole.set(chunk, at)
      at += chunk.length
    }
  } catch (error) {
    release(whole.buffer)
    if (error instanceof TransferStopped) return null
    throw error
  }
  return whole.buffer
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

function damaged(): TransferStopped {
  return new TransferStopped({ code: 'notZip' })
}

function unsafe(name: string): TransferStopped {
  return new TransferStopped({ code: 'unsafeName', found: quoted(name.replaceAll('\0', '\u2400')) })
}

function tooLarge(bound: Bound, count: number, limit: number): TransferStopped {
  return new TransferStopped({ code: 'tooLarge', bound, count, limit })
}
