import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { advertising } from './advertising.ts'
import { contradictions } from './contradictions.ts'
import { discrimination } from './discrimination.ts'
import { isWholeWord, type ProsePattern } from './prose-pattern.ts'

export const prosePatterns = [...discrimination, ...advertising, ...contradictions] as const

export type ProseKey = (typeof prosePatterns)[number]['key']
type ProseAdvice = (typeof prosePatterns)[number]['advice']

export interface ProseDoubt {
  key: ProseKey
  advice: ProseAdvice
  field: PropertyFieldName
  /** The sentence, around the words that are doubted. */
  before: string
  words: string
  after: string
}

const authored = ['name', 'description', 'fittings', 'locationDescription', 'otherNotes'] as const
const proseFields = [
  ...authored,
  ...translationsIn(propertyFields).flatMap(({ name, translates }) =>
    authored.some((field) => field === translates) ? [name as PropertyFieldName] : [],
  ),
]

/** One doubt for each pattern and field, in the order of the patterns. `today` is an ISO date. */
export function proseDoubts(property: PropertyValues, today: string): ProseDoubt[] {
  const due = prosePatterns.filter((pattern: ProsePattern) => isDue(pattern, property, today))
  return due.flatMap(({ key, advice, pattern }) =>
    proseFields.flatMap((field) => {
      const text = property[field]
      const found = typeof text === 'string' ? findWhole(pattern, text) : null
      return found && typeof text === 'string' ? [{ key, advice, field, ...sentenceAround(text, found) }] : []
    }),
  )
}

function isDue({ from, applies }: ProsePattern, property: PropertyValues, today: string): boolean {
  return (from === null || from <= today) && (applies?.(property, today) ?? true)
}

interface Found {
  start: number
  end: number
}

function findWhole(pattern: RegExp, text: string): Found | null {
  let rest = 0
  while (rest < text.length) {
    const match = pattern.exec(text.slice(rest))
    if (!match) return null
    const start = rest + match.index
    const end = start + match[0].length
    if (isWholeWord(text, start, end)) return { start, end }
    rest = end
  }
  return null
}

/** In characters, on either side: a sentence without an end would fill the page. */
const longest = 120

const endOfSentence = /[.!?] |\n/g

function sentenceAround(text: string, { start, end }: Found): Pick<ProseDoubt, 'before' | 'words' | 'after'> {
  const before = text.slice(Math.max(0, start - longest), start)
  const after = text.slice(end, end + longest)
  const last = [...before.matchAll(endOfSentence)].at(-1)
  const next = after.search(endOfSentence)
  return {
    before: last ? before.slice(last.index + last[0].length) : before,
    words: text.slice(start, end),
    after: next === -1 ? after : after.slice(0, next + 1).trimEnd(),
  }
}
