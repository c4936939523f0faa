import { Tokenizer } from 'htmlparser2'
import { cleanLine, cleanText } from '#app/fields/clean-text.ts'

/**
 * `br` is a line, a block a paragraph, `li` a dash; entities are decoded once. Linear time: the tokenizer runs once and
 * keeps no stack of open tags.
 */
export function plainText(html: string): string {
  const text = html.replace(/\r\n?/g, '\n')
  if (!/[<&]/.test(text)) return tidy(text)
  const lines = new Lines()
  let unseen: string | null = null
  const slice = (start: number, end: number) => text.slice(start, end)
  const ignored = () => {}
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontext: (start, end) => unseen ?? lines.add(slice(start, end)),
      ontextentity: (codePoint) => unseen ?? lines.add(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        const name = slice(start, end).toLowerCase()
        if (unseenTags.has(name)) unseen ??= name
        else if (unseen === null) lines.open(name)
      },
      onclosetag: (start, end) => {
        const name = slice(start, end).toLowerCase()
        if (unseen === null) lines.close(name)
        else if (unseen === name) unseen = null
      },
      onattribdata: ignored,
      onattribentity: ignored,
      onattribend: ignored,
      onattribname: ignored,
      oncdata: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onend: ignored,
      onopentagend: ignored,
      onprocessinginstruction: ignored,
      onselfclosingtag: ignored,
    },
  )
  tokenizer.write(text)
  tokenizer.end()
  return tidy(lines.text().replace(escapedBreak, '\n'))
}

/** Some senders escape their HTML twice. */
const escapedBreak = /<br\s{0,3}\/?>\n?/gi

/** Entities can bring back control characters, which XML forbids. */
function withoutControls(text: string): string {
  return text.replace(controlCharacters, '')
}

export function oneLine(text: string): string {
  return cleanLine(withoutControls(text))
}

/** Cuts at the last blank, unless that would take more than half. In characters, not UTF-16 units. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = [...text.slice(0, 2 * max + 2)]
  if (characters.length <= max) return text
  const kept = characters.slice(0, max)
  const blank = kept.findLastIndex((character) => /\s/.test(character))
  const fallsOnBlank = /\s/.test(characters[max] ?? '')
  const end = fallsOnBlank || blank < max / 2 ? max : blank
  return kept.slice(0, end).join('').trimEnd()
}

export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

const unseenTags = new Set(['script', 'style'])
const blocks = new Set('p div h1 h2 h3 h4 h5 h6 ul ol table blockquote section article hr pre'.split(' '))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** Senders write `<br />` and a line break; both together are one break. */
class Lines {
  readonly #done: string[] = []
  #line = ''
  #last: 'source' | 'tag' = 'tag'

  add(text: string): void {
    const [first = '', ...more] = text.split('\n')
    this.#line += first
    for (const line of more) {
      this.#break('source')
      this.#line += line
    }
  }

  open(name: string): void {
    if (blocks.has(name)) this.#paragraph()
    else if (name === 'br') this.#break('tag')
    else if (name === 'li' || name === 'tr') this.#ownLine()
    if (name === 'li') this.#line = '- '
    if (name === 'td' || name === 'th') this.#line += ' '
  }

  close(name: string): void {
    if (blocks.has(name)) this.#paragraph()
    else if (name === 'li' || name === 'tr') this.#ownLine()
  }

  text(): string {
    return [...this.#done, this.#line].join('\n')
  }

  #break(by: 'source' | 'tag'): void {
    const isSame = this.#line.trim() === '' && this.#last !== by && this.#done.length > 0
    if (!isSame) this.#end()
    this.#line = ''
    this.#last = by
  }

  #ownLine(): void {
    if (this.#line.trim() !== '') this.#end()
    this.#line = ''
    this.#last = 'tag'
  }

  #paragraph(): void {
    this.#ownLine()
    if (this.#done.length > 0 && this.#done.at(-1) !== '') this.#done.push('')
  }

  #end(): void {
    if (this.#line.trim() !== '-') this.#done.push(this.#line)
    this.#line = ''
  }
}

function tidy(text: string): string {
  const lines = withoutControls(cleanText(text))
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim()
}
