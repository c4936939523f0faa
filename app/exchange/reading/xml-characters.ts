/** Removes control characters, raw or as `&#11;`, and anything before the first tag. */
export class XmlCharacters {
  dropped = 0
  #isBegun = false
  #waiting = ''

  of(piece: string): string {
    const text = this.#begin(this.#waiting + piece)
    const open = text.lastIndexOf('&')
    const isCut = open >= 0 && text.length - open < longestReference && !text.includes(';', open)
    this.#waiting = isCut ? text.slice(open) : ''
    return this.#clean(isCut ? text.slice(0, open) : text)
  }

  end(): string {
    const text = this.#waiting
    this.#waiting = ''
    return this.#clean(text)
  }

  /** Leading blanks are an error only before a declaration. */
  #begin(text: string): string {
    if (this.#isBegun) return text
    const begun = text.replace(before, '')
    const stray = text.slice(0, text.length - begun.length)
    if (begun.startsWith('<?xml') || stray.trim() !== '') this.dropped += stray.length
    this.#isBegun = begun !== ''
    return begun
  }

  #clean(text: string): string {
    let cleaned = text
    for (const pattern of [characters, references])
      cleaned = cleaned.replace(pattern, () => {
        this.dropped += 1
        return ''
      })
    return cleaned
  }
}

const longestReference = 12

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what is looked for
const before = /^[\uFEFF\0-\x20]+/
const characters = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above
const references = /&#(?:0{0,5}(?:[0-8]|1[124-9]|2\d|3[01])|[xX]0{0,5}(?:[0-8bcefBCEF]|1[\da-fA-F]));/g
