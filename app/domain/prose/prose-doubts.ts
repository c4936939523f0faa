import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { advertising } from './advertising.ts'
import { contradictions } from './contradictions.ts'
import { discrimination } from './discrimination.ts'
import { isWholeWord, type ProsePattern } from './prose-pattern.ts'
import { writtenIn } from './written-in.ts'

export const prosePatterns = [...discrimination, ...advertising, ...contradictions] as const

/** Saying whom they do not want is what makes these doubtful. */
const exclusions: ReadonlySet<ProsePattern> = new Set(discrimination)

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
/** Fields whose text is in the other language, as if it had been typed into the wrong tab. */
export function fieldsInOtherLanguage(property: PropertyValues): { field: PropertyFieldName; is: Locale }[] {
  return proseFields.flatMap((field) => {
    const { [field]: text } = property
    const is = typeof text === 'string' ? writtenIn(text) : null
    const wanted = localeOfField(field)
    return is && is !== wanted ? [{ field, is }] : []
  })
}

function localeOfField(field: PropertyFieldName): Locale {
  return translationsIn(propertyFields).find(({ name }) => name === field)?.locale ?? authoredLocale
}

const proseFields = [
  ...authored,
  ...translationsIn(propertyFields).flatMap(({ name, translates }) =>
    authored.some((field) => field === translates) ? [name as PropertyFieldName] : [],
  ),
]

/** One doubt for each pattern and field, in the order of the patterns. `today` is an ISO date. */
export function proseDoubts(property: PropertyValues, today: string): ProseDoubt[] {
  const due = prosePatterns.filter((pattern: ProsePattern) => isDue(pattern, property, today))
  return due.flatMap((pattern) =>
    proseFields.flatMap((field) => {
      const { [field]: text } = property
      const found = typeof text === 'string' ? findWhole(pattern, text) : null
      if (!found || typeof text !== 'string') return []
      return [{ key: pattern.key, advice: pattern.advice, field, ...sentenceAround(text, found) }]
    }),
  )
}

function isDue({ from, applies }: ProsePattern, property: PropertyValues, today: string): boolean {
  return (from === undefined || from <= today) && (applies?.(property, today) ?? true)
}

interface Found {
  start: number
  end: number
}

function findWhole(pattern: ProsePattern, text: string): Found | null {
  let rest = 0
  while (rest < text.length) {
    const match = pattern.pattern.exec(text.slice(rest))
    if (!match) return null
    const start = rest + match.index
    const found = { start, end: start + match[0].length }
    if (isWholeWord(text, found.start, found.end) && (exclusions.has(pattern) || !isDenied(text, found))) return found
    rest = found.end
  }
  return null
}

/** In characters, on either side: a sentence without an end would fill the page. */
const longest = 120

const endOfSentence = /[.!?] |\n/g

const endOfClause = /[.,;:!?\n]/

const denial =
  /(?:^|\P{L})(?:nicht|kein(?:e[nrms]?)?|ob|weder|ließe|wäre|könnte|nachbar(?!schaft)\p{L}{0,20}|not|whether)(?!\p{L})/iu

/** Whether the clause denies it, leaves it open, or speaks of the neighbours. */
function isDenied(text: string, { start, end }: Found): boolean {
  const before =
    text
      .slice(Math.max(0, start - longest), start)
      .split(endOfClause)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end, end + longest).split(endOfClause, 1)
  return denial.test(before) || denial.test(after)
}

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
