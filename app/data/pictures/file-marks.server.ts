/** Marks of what a file shows, which re-encoding drops: IPTC's digital source type (in XMP or C2PA) and C2PA's boxes. */
import { markOf } from '#app/domain/picture-mark.ts'

const typeAddress = Buffer.from('digitalsourcetype/')
/** The longest has 36 letters. */
const longestType = 60
/** A history may name a type for each step. */
const mostNames = 200

/** A file of millions of empty segments would take seconds. */
const mostBlocks = 10_000

/** One pass over the bytes, of any format; never throws. */
export function readFileMark(file: ArrayBuffer): string | null {
  const bytes = Buffer.from(file)
  return markOf({ types: sourceTypesIn(bytes), hasProof: hasProof(bytes) })
}

function sourceTypesIn(bytes: Buffer): Set<string> {
  const types = new Set<string>()
  let at = bytes.indexOf(typeAddress)
  for (let count = 0; at >= 0 && count < mostNames; count += 1) {
    const from = at + typeAddress.length
    const [name] = /^[A-Za-z]*/.exec(bytes.toString('latin1', from, from + longestType)) ?? ['']
    // A name that the end of the file cuts off is none.
    if (name && from + name.length < bytes.length) types.add(name)
    at = bytes.indexOf(typeAddress, from)
  }
  return types
}

function hasProof(bytes: Buffer): boolean {
  if (bytes.length < 12) return false
  if (bytes.readUInt16BE(0) === 0xffd8) return hasProofInJpeg(bytes)
  if (bytes.toString('latin1', 1, 4) === 'PNG') return hasBlock(bytes, { start: 8, type: 'caBX', isPng: true })
  return bytes.toString('latin1', 8, 12) === 'WEBP' && hasBlock(bytes, { start: 12, type: 'C2PA', isPng: false })
}

/** In segments of JPEG's APP11, before the picture's data. */
function hasProofInJpeg(bytes: Buffer): boolean {
  let at = 2
  for (let count = 0; count < mostBlocks && at + 4 <= bytes.length && bytes[at] === 0xff; count += 1) {
    const kind = bytes[at + 1] ?? 0
    // Fill bytes may stand before a segment.
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (kind === 0xda || kind === 0xd9) return false
    const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    const segment = bytes.subarray(at + 4, end)
    if (kind === 0xeb && segment.includes('jumb') && segment.includes('c2pa')) return true
    at = end
  }
  return false
}

interface Block {
  start: number
  type: string
  isPng: boolean
}

/** PNG: length, type, data, check. RIFF: type, length, data to an even place. */
function hasBlock(bytes: Buffer, { start, type, isPng }: Block): boolean {
  let at = start
  for (let count = 0; count < mostBlocks && at + 8 <= bytes.length; count += 1) {
    const place = isPng ? at + 4 : at
    if (bytes.toString('latin1', place, place + 4) === type) return true
    const length = isPng ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at + 4)
    at += isPng ? length + 12 : length + 8 + (length % 2)
  }
  return false
}
