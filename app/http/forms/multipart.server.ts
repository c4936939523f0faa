/** Yields each part as it arrives, so no upload is ever in memory as a whole. */
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { readChunks, TooManyParts, UnreadableBody } from './body.server.ts'

export interface FormPart {
  name: string
  fileName: string | undefined
  type: string
  /** Read it once, before the next part. Throws UnreadableBody when the body ends within this part. */
  content: AsyncIterable<Uint8Array<ArrayBuffer>>
}

interface MultipartLimits {
  bytes: number
  parts: number
}

/** RFC 2046 allows 70 characters for the boundary. */
const longestType = 200
const longestHeader = 2_048
const mostHeaders = 20

/** Throws UnreadableBody or BodyTooLarge after yielding the parts before. */
export async function* readParts(request: Request, { bytes, parts }: MultipartLimits): AsyncGenerator<FormPart> {
  const parser = parserOf(request, parts)
  const waiting: (FormPart & { stream: Readable })[] = []
  let failure: unknown
  let isOver = false
  let wake = () => {}
  const end = (cause?: unknown) => {
    failure ??= cause
    isOver = true
    wake()
  }

  let latest: Readable | undefined
  const partOf = (name: string, fileName: string | undefined, type: string, stream: Readable) => {
    async function* content() {
      try {
        // The runtime never creates these chunks over shared memory.
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array<ArrayBuffer>
      } catch {
        failure ??= new UnreadableBody()
      }
      // The parser ends a truncated part normally and reports the failure first.
      if (stream === latest && failure && !(failure instanceof TooManyParts)) throw failure
    }
    return { name, fileName, type, stream, content: content() }
  }
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _encoding, type) => {
    latest = stream.on('error', () => {})
    if (`${name}${fileName}`.includes('\uFFFD')) end(new UnreadableBody())
    if (isOver || name === undefined) return void stream.resume()
    waiting.push(partOf(name, fileName, type, stream))
    wake()
  })
  parser.on('partsLimit', () => end(new TooManyParts()))
  parser.on('error', () => end(new UnreadableBody()))
  parser.on('finish', () => end())

  /** Waits until each part is read, because the parser's callback does. */
  const feed = async () => {
    try {
      for await (const chunk of readChunks(request, bytes)) {
        await new Promise((resolve) => parser.write(chunk, resolve))
        if (failure) break
      }
    } catch (error) {
      failure ??= error
    }
    parser.end()
  }
  const fed = feed()
  try {
    for (;;) {
      const [part] = waiting
      if (part) {
        yield part
        part.stream.resume()
        waiting.shift()
      } else if (isOver) break
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    if (failure) throw failure
    await fed
  } finally {
    // Ending the iteration stops the body, too.
    end(new UnreadableBody())
    for (const { stream } of waiting) stream.resume()
  }
}

function parserOf(request: Request, parts: number): BusboyInstance {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type) || type.length > longestType || !request.body) throw new UnreadableBody()
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { parts, headerSize: longestHeader, headerPairs: mostHeaders },
      preservePath: true,
      isPartAFile: () => true,
    })
  } catch {
    throw new UnreadableBody()
  }
}

export interface PartContent {
  chunks: Uint8Array<ArrayBuffer>[]
  size: number
  isWhole: boolean
}

export async function readContent({ content }: FormPart, mostBytes: number): Promise<PartContent> {
  const read: PartContent = { chunks: [], size: 0, isWhole: true }
  try {
    for await (const chunk of content) {
      read.size += chunk.byteLength
      if (read.size <= mostBytes || read.chunks.length === 0) read.chunks.push(chunk)
      else read.chunks.splice(1)
    }
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    read.isWhole = false
  }
  return read
}
