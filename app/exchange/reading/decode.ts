/** The bytes of a document as text: by its byte order mark, else its declaration, else UTF-8. */

export interface DecodedText {
  /** In pieces of at most `longestPiece`. */
  pieces: AsyncGenerator<string>
  /** Known once the first piece is there. */
  encoding: () => string
  /** Characters whose bytes do not fit the encoding, so far. */
  replaced: () => number
}

/** In bytes, so that little is waiting between two looks at what has been read. */
const longestPiece = 64 * 1024
/** More than any declaration needs. */
const longestDeclaration = 200

export function decodeDocument(chunks: AsyncIterable<Uint8Array>): DecodedText {
  let decoder: TextDecoder | undefined
  let replaced = 0
  const counted = (text: string) => {
    for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) replaced += 1
    return text
  }
  async function* pieces() {
    for await (const chunk of withBeginning(chunks)) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      for (let at = 0; at < chunk.length; at += longestPiece)
        yield counted(decoder.decode(chunk.subarray(at, at + longestPiece), { stream: true }))
    }
    if (decoder) yield counted(decoder.decode())
  }
  return { pieces: pieces(), encoding: () => decoder?.encoding ?? 'utf-8', replaced: () => replaced }
}

/** The first chunk is long enough to hold the declaration, however the bytes arrive. */
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

function encodingOf(beginning: Uint8Array): string {
  const [first, second] = beginning
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says. TextDecoder drops UTF-8's mark.
  const text = String.fromCharCode(...beginning.subarray(0, longestDeclaration))
  const declared = /^(?:\u00EF\u00BB\u00BF)?<\?xml\s[^>]{0,150}?encoding\s?=\s?["']([A-Za-z0-9._:-]{1,40})["']/.exec(
    text,
  )?.[1]
  return declared ? known(declared.toLowerCase()) : 'utf-8'
}

/** TextDecoder knows the names of the standard, where ISO-8859-1 is windows-1252. */
function known(declared: string): string {
  try {
    const { encoding } = new TextDecoder(declared)
    // By whatever name: "unicode" is one of them.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return declared === 'ansi' ? 'windows-1252' : 'utf-8'
  }
}
