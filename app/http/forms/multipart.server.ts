/** Reads a multipart body part by part, so that uploads are never in memory all at once. */
import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
} from '@remix-run/multipart-parser'
import { readChunks, TooManyParts, UnreadableBody } from './body.server.ts'

export interface FormPart {
  name: string
  fileName: string | undefined
  type: string
  /** The parser's own array; emptying it frees the memory. */
  chunks: Uint8Array<ArrayBuffer>[]
  /** In bytes. */
  size: number
  /** False when the body ended within this part. */
  isWhole: boolean
}

interface MultipartLimits {
  /** Of the whole body; a single part may be as large. */
  bytes: number
  parts: number
}

/** RFC 2046 allows no more characters. */
const longestBoundary = 70
/** In bytes, for the longest percent-encoded file name. */
const longestHeader = 2_048

/** Throws UnreadableBody or BodyTooLarge after yielding the parts before. */
export async function* readParts(request: Request, { bytes, parts }: MultipartLimits): AsyncGenerator<FormPart> {
  const type = request.headers.get('Content-Type') ?? ''
  const boundary = type.toLowerCase().startsWith('multipart/form-data') ? getMultipartBoundary(type) : null
  if (!boundary || boundary.length > longestBoundary || !request.body) throw new UnreadableBody()
  const limits = { maxFileSize: bytes, maxTotalSize: bytes, maxParts: parts, maxHeaderSize: longestHeader }
  const parser = new MultipartParser(boundary, limits)
  try {
    for await (const chunk of untilCutOff(readChunks(request, bytes))) yield* written(parser, chunk, true)
    if (isFinished(parser)) return
    // The body was cut off. Closing it makes the parser yield what there is of the last part, with its name.
    yield* written(parser, new TextEncoder().encode(`\r\n--${boundary}--`), false)
  } catch (error) {
    // A line break after the last boundary may come as its own chunk, which the parser rejects.
    if (error instanceof MultipartParseError && isFinished(parser)) return
    if (error instanceof MaxPartsExceededError) throw new TooManyParts()
    if (error instanceof MultipartParseError || error instanceof TypeError) throw new UnreadableBody()
    throw error
  }
  throw new UnreadableBody()
}

/** Treats a disconnected sender as the end. */
async function* untilCutOff(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
  }
}

function* written(parser: MultipartParser, chunk: Uint8Array, isWhole: boolean): Generator<FormPart> {
  for (const { name, filename, mediaType, content, size } of parser.write(chunk)) {
    if (name === undefined) continue
    // The runtime creates these chunks for this request, never over shared memory.
    const chunks = content as Uint8Array<ArrayBuffer>[]
    yield { name, fileName: filename, type: mediaType ?? '', chunks, size, isWhole }
  }
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}
