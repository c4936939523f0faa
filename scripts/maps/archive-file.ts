import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

export interface ArchiveFile {
  /** In bytes. */
  size: number
  read: (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>
  chunks: () => AsyncIterable<Uint8Array>
}

/** Holds the file open for `work`; memory only holds one read at a time. */
export async function withArchiveFile<Result>(
  path: string,
  work: (file: ArchiveFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    return await work({
      size,
      read: (offset, length) => readRange(handle, offset, length),
      chunks: () => createReadStream(path),
    })
  } finally {
    await handle.close()
  }
}

async function readRange(handle: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
