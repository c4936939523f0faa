/** Detects the encoding by byte order mark, else declaration, else UTF-8. */
import { LenientUtf8 } from './utf8.ts'
import { XmlCharacters } from './xml-characters.ts'

export interface DecodedText {
  /** In pieces of at most `longestPiece`, without characters that XML forbids. */
  pieces: AsyncGenerator<string>
  encoding: () => string
  counts: Readonly<{
    /** Bytes invalid in the encoding, or already replaced by the sender. */
    replaced: number
    /** Read as windows-1252 although the document declares UTF-8. */
    mended: number
    dropped: number
  }>
}

/** In bytes; short pieces let limits apply early. */
const longestPiece = 2 * 1024
/** In bytes, with some blanks before it. */
const longestDeclaration = 400

export function decodeDocument(chunks: AsyncIterable<Uint8Array>): DecodedText {
  let encoding = 'utf-8'
  const counts = { replaced: 0, mended: 0, dropped: 0 }
  const clean = new XmlCharacters()
  const counted = (text: string, mended: number) => {
    counts.mended = mended
    for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) counts.replaced += 1
    const cleaned = clean.of(text)
    counts.dropped = clean.dropped
    return cleaned
  }
  async function* pieces() {
    let decoder: LenientUtf8 | StandardDecoder | undefined
    for await (const chunk of withBeginning(chunks)) {
      const mark = decoder ? 0 : utf8Mark(chunk)
      if (!decoder) encoding = encodingOf(chunk)
      decoder ??= encoding === 'utf-8' ? new LenientUtf8() : new StandardDecoder(encoding)
      for (let at = mark; at < chunk.length; at += longestPiece)
        yield counted(decoder.decode(chunk.subarray(at, at + longestPiece)), decoder.mended)
    }
    if (decoder) yield counted(decoder.end(), decoder.mended) + clean.end()
  }
  return { pieces: pieces(), encoding: () => encoding, counts }
}

class StandardDecoder {
  readonly mended = 0
  readonly #decoder: TextDecoder

  constructor(encoding: string) {
    this.#decoder = new TextDecoder(encoding)
  }

  decode(piece: Uint8Array): string {
    return this.#decoder.decode(piece, { stream: true })
  }

  end(): string {
    return this.#decoder.decode()
  }
}

async function* withBeginning(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array | null = new Uint8Array()
  for await (const chunk of chunks) {
    if (!beginning) {
      yield chunk
      continue
    }
    const longer: Uint8Array = new Uint8Array(beginning.length + chunk.length)
    longer.set(beginning)
    longer.set(chunk, beginning.length)
    beginning = longer
    if (beginning.length < longestDeclaration) continue
    yield beginning
    beginning = null
  }
  if (beginning?.length) yield beginning
}

function utf8Mark([first, second, third]: Uint8Array): number {
  return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
}

function encodingOf(beginning: Uint8Array): string {
  const [first, second] = beginning
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // A declaration readable byte by byte cannot be in UTF-16.
  const text = String.fromCharCode(...beginning.subarray(0, longestDeclaration))
  const declared =
    /^(?:\u00EF\u00BB\u00BF)?[\0-\x20]*<\?xml\s[^>]{0,150}?encoding\s?=\s?["']([A-Za-z0-9._:-]{1,40})["']/.exec(
      text,
    )?.[1]
  return declared ? standardEncoding(declared.toLowerCase()) : 'utf-8'
}

/** TextDecoder follows the Encoding Standard, in which ISO-8859-1 is windows-1252. */
function standardEncoding(declared: string): string {
  try {
    const { encoding } = new TextDecoder(declared)
    // Aliases such as "unicode" mean UTF-16.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return declared === 'ansi' ? 'windows-1252' : 'utf-8'
  }
}
