/** Reads invalid UTF-8 bytes as windows-1252, because some files mix encodings. Runs in one pass and linear time. */
export class LenientUtf8 {
  mended = 0
  #rest: Uint8Array = new Uint8Array()

  decode(piece: Uint8Array): string {
    const bytes = this.#rest.length > 0 ? joined(this.#rest, piece) : piece
    const end = bytes.length - incompleteTail(bytes)
    this.#rest = bytes.slice(end)
    return this.#read(bytes.subarray(0, end))
  }

  end(): string {
    const rest = this.#rest
    this.#rest = new Uint8Array()
    return this.#read(rest)
  }

  #read(bytes: Uint8Array): string {
    try {
      return strict.decode(bytes)
    } catch {
      return this.#mend(bytes)
    }
  }

  #mend(bytes: Uint8Array): string {
    const units = new Uint16Array(bytes.length)
    let length = 0
    for (let at = 0; at < bytes.length; ) {
      const size = sequenceAt(bytes, at)
      if (size === 0) {
        units[length] = windows[bytes[at] ?? 0] ?? 0
        length += 1
        at += 1
        this.mended += 1
        continue
      }
      const point = pointAt(bytes, at, size)
      if (point > 0xffff) {
        units[length] = 0xd800 + ((point - 0x10000) >> 10)
        units[length + 1] = 0xdc00 + ((point - 0x10000) & 0x3ff)
        length += 2
      } else {
        units[length] = point
        length += 1
      }
      at += size
    }
    return utf16.decode(units.subarray(0, length))
  }
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })
/** TextDecoder in Node 20 reads windows-1252 as Latin-1. The five unassigned bytes stay control characters. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const windows = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? special.charCodeAt(byte - 0x80) : byte,
)

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return sizeOf(byte) > back ? back : 0
  }
  return 0
}

function sizeOf(lead: number): number {
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

/** In bytes; 0 when no sequence begins there. Overlong forms and surrogates are invalid (RFC 3629). */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const size = sizeOf(lead)
  for (let offset = 1; offset < size; offset += 1) if (((bytes[at + offset] ?? 0) & 0xc0) !== 0x80) return 0
  const second = bytes[at + 1] ?? 0
  const isTooLong = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90)
  const isOutside = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f)
  return isTooLong || isOutside ? 0 : size
}

function pointAt(bytes: Uint8Array, at: number, size: number): number {
  const lead = bytes[at] ?? 0
  let point = size === 1 ? lead : lead & (0xff >> (size + 1))
  for (let offset = 1; offset < size; offset += 1) point = (point << 6) | ((bytes[at + offset] ?? 0) & 0x3f)
  return point
}
