/** Replaces the library's signature reader at build time (scripts/worker-omissions.ts). */

/** In bytes, by the curve's COSE number (RFC 9053, section 7.1): P-256, P-384, P-521. */
const lengths: Readonly<Record<number, number>> = { 1: 32, 2: 48, 3: 66 }

const tags = { sequence: 0x30, integer: 0x02 }

/**
 * Converts a DER signature (WebAuthn, section 6.5.5; X.690) to both numbers at curve length, as WebCrypto expects.
 * Throws for anything else.
 */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const length = lengths[curve]
  if (!length) throw new Error(`Unknown curve: ${curve}`)
  const sequence = readPart(signature, tags.sequence)
  const r = readPart(sequence.content, tags.integer)
  const s = readPart(r.rest, tags.integer)
  if (sequence.rest.length > 0 || s.rest.length > 0) throw new Error('Bytes after the signature')
  const numbers = new Uint8Array(2 * length)
  numbers.set(atLength(r.content, length), 0)
  numbers.set(atLength(s.content, length), length)
  return numbers
}

function readPart(bytes: Uint8Array, tag: number): Record<'content' | 'rest', Uint8Array> {
  const [found, first = 0, second = 0] = bytes
  if (found !== tag) throw new Error(`Expected tag ${tag}, found ${found}`)
  const [start, length] = first === 0x81 ? [3, second] : [2, first]
  const end = start + length
  if (first > 0x81 || end > bytes.length) throw new Error('Length beyond the signature')
  return { content: bytes.subarray(start, end), rest: bytes.subarray(end) }
}

/** DER drops leading zeros, but adds one where a positive number would look negative. */
function atLength(integer: Uint8Array, length: number): Uint8Array {
  const first = integer.findIndex((byte) => byte !== 0)
  const digits = first === -1 ? new Uint8Array() : integer.subarray(first)
  if (integer.length === 0 || digits.length > length) throw new Error('Number of the wrong length')
  const padded = new Uint8Array(length)
  padded.set(digits, length - digits.length)
  return padded
}
