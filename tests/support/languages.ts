/** In which language a page says what: its texts and attributes with the `lang` that holds for them. */
import { Parser } from 'htmlparser2'

export interface Said {
  words: string
  lang: string
}

const silent = new Set(['script', 'style', 'template', 'title'])
/** What is read aloud or shown of attributes. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description']

/** Of what visitors see or hear: neither scripts nor the head, which has no way to say the language of a part. */
export function saidOn(html: string): Said[] {
  const said: Said[] = []
  const open: { name: string; lang: string }[] = []
  const note = (words: string, lang: string) => {
    const folded = asShown(words)
    if (folded) said.push({ words: folded, lang })
  }
  // The parser hands a text over in pieces.
  let text = ''
  const end = () => {
    if (open.every(({ name }) => !silent.has(name))) note(text, open.at(-1)?.lang ?? '')
    text = ''
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      end()
      const lang = attributes.lang ?? open.at(-1)?.lang ?? ''
      open.push({ name, lang })
      for (const attribute of spoken) note(attributes[attribute] ?? '', lang)
    },
    ontext: (words) => {
      text += words
    },
    onclosetag: () => {
      end()
      open.pop()
    },
  })
  parser.end(html)
  return said
}

/** Without soft hyphens, and with plain and single spaces. */
function asShown(words: string): string {
  return words
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Paragraphs and lines stand in elements of their own. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => asShown(line.replace(/^\s*-\s/, '')).replace(/^[„“”"«»]+|[„“”"«»]+$/g, ''))
    .filter(Boolean)
}

/**
 * Finds what a page says of these texts in a language that is not theirs. What both languages say, such as a name, has
 * none. Comparing takes longer than reading a page, and pages repeat each other, so each thing said is judged once.
 */
export function languageJudge(texts: Readonly<Record<'de' | 'en', readonly string[]>>): (html: string) => Said[] {
  const lines = { de: linesIn(texts.de), en: linesIn(texts.en) }
  const only = { de: without(lines.de, lines.en), en: without(lines.en, lines.de) }
  const judged = new Map<string, boolean>()
  return (html) =>
    saidOn(html).filter(({ words, lang }) => {
      const key = `${lang} ${words}`
      const isWrong =
        judged.get(key) ??
        (['de', 'en'] as const).some((is) => lang !== is && only[is].some((line) => says(words, line)))
      judged.set(key, isWrong)
      return isWrong
    })
}

/** Figures have no language. */
function linesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(linesOf))].filter((line) => /\p{L}{2}/u.test(line))
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  return lines.filter((line) => !others.some((other) => other.includes(line)))
}

/** Long enough to be nobody else's words, a line is found among others; a short one, such as a name, begins what is said. */
function says(words: string, line: string): boolean {
  return line.length >= 24 ? words.includes(line) : words === line || words.startsWith(`${line}, `)
}
