/** Archives byte by byte, so that they can say what no writer would. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchiveEntry {
  name: string | Uint8Array
  content?: string | Uint8Array
  isStored?: boolean
  /** What the archive says instead of the truth. */
  size?: number
  crc?: number
  /** Bit 0: encrypted. */
  flags?: number
  /** The archive does not say that the name is in UTF-8. */
  isNameUnsaid?: boolean
  /** Of Unix: 0o120777 for a link. */
  mode?: number
  /** Of another entry's head. */
  offset?: number
}

const utf8Names = 0x800
const encoder = new TextEncoder()
const bytesOf = (value: string | Uint8Array) => (typeof value === 'string' ? encoder.encode(value) : value)

export function archiveOf(entries: readonly ArchiveEntry[]): Uint8Array<ArrayBuffer> {
  const heads: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const {
    name,
    content = '',
    isStored = false,
    flags = 0,
    isNameUnsaid,
    mode = 0o100644,
    offset,
    ...said
  } of entries) {
    const [plain, path] = [bytesOf(content), bytesOf(name)]
    const packed = isStored ? plain : deflateRawSync(plain)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE((isNameUnsaid ? 0 : utf8Names) | flags, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(said.crc ?? crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(said.size ?? plain.length, 18)
    common.writeUInt16LE(path.length, 22)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(mode * 0x10000, 6)
    tail.writeUInt32LE(offset ?? at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, tail, path]))
    heads.push(head)
    at += head.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...heads, ...directory, end]))
}
