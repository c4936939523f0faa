import { crc32 } from 'node:zlib'
import type { ReadPicture } from '#app/exchange/object-types.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'
import type { ReadingRoom } from './transfer-budget.server.ts'
import { inlineFileName } from './transfer-files.server.ts'

/** Per transfer, as each is a write of its own. */
const mostPictures = 500

const mostBytes = (transferLimits.xml / 4) * 3

/** `take` throws TransferStopped if the connection's budget is used up. */
export function storeInlinePictures(bucket: R2Bucket, room: ReadingRoom, importId: string) {
  const sizes = new Map<string, number>()
  let stored = 0

  const store = async (picture: ReceivedPicture, base64: string): Promise<ReceivedPicture> => {
    const bytes = bytesOf(base64)
    const size = bytes.byteLength
    if (size === 0 || size > transferLimits.picture || stored >= mostPictures) return { ...picture, file: null }
    if (stored === 0) await room.reserve(mostBytes)
    stored += 1
    const crc = crc32(bytes)
    // Named by content, so that the next transfer gives the same picture the same name.
    const name = `inline-${crc.toString(16).padStart(8, '0')}-${size}`
    await bucket.put(inlineFileName(importId, name), bytes)
    sizes.set(name, size)
    return { ...picture, source: name, file: { name, size, crc } }
  }

  return {
    /** One at a time, to hold only one in memory. */
    async take(pictures: readonly ReadPicture[]): Promise<ReceivedPicture[]> {
      const known: ReceivedPicture[] = []
      for (const { inline, ...picture } of pictures)
        known.push(inline === undefined ? picture : await store(picture, inline))
      return known
    },
    async end(): Promise<void> {
      const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      if (stored > 0) await room.giveBack(mostBytes - bytes)
    },
  }
}

function bytesOf(base64: string): Buffer {
  const beginning = base64.slice(0, 100)
  const data = beginning.trimStart().startsWith('data:') ? base64.indexOf(',') + 1 : 0
  return Buffer.from(base64.slice(data), 'base64')
}
