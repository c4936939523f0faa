import { type TextPart, textChanges } from './text-changes.server.ts'

/** Both sides of a changed text, word by word. */
export type Passage = NonNullable<ReturnType<typeof textChanges>>

const surroundings = 30

/** In characters, that differ; texts with longer differences are shown whole. */
const longest = 300

/** In characters, between the first difference and the last. Bounds the CPU time: a page may show a hundred texts. */
const longestCompared = 4_000

/** Null when the texts have little in common. */
export function changedPassage(before: string, after: string): Passage | null {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, young.length)
  let start = 0
  while (start < shorter && old[start] === young[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === young.at(-1 - end)) end++
  const changed = (words: readonly string[]) => words.slice(start, words.length - end).join('')
  const middle = comparison(changed(old), changed(young), start + end === 0)
  if (!middle) return null
  const lead = shortened(old.slice(0, start).join(''), 'start')
  const trail = shortened(old.slice(old.length - end).join(''), 'end')
  const within = (parts: readonly TextPart[]): TextPart[] =>
    [{ text: lead, kind: 'same' as const }, ...parts, { text: trail, kind: 'same' as const }].filter(({ text }) => text)
  return { before: within(middle.before), after: within(middle.after) }
}

function comparison(cut: string, put: string, isWhole: boolean): Passage | null {
  if (cut.length > longestCompared || put.length > longestCompared) return null
  const whole: Passage = { before: [{ text: cut, kind: 'del' }], after: [{ text: put, kind: 'ins' }] }
  const passage = textChanges(cut, put) ?? (isWhole ? null : whole)
  const isShort = (parts: readonly TextPart[]) =>
    parts.reduce((sum, { text, kind }) => sum + (kind === 'same' ? 0 : text.length), 0) <= longest
  return passage && isShort(passage.before) && isShort(passage.after) ? passage : null
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)/)
}

function shortened(text: string, cutAt: 'start' | 'end'): string {
  if (text.length <= surroundings) return text
  // Cuts between two words.
  return cutAt === 'start'
    ? `… ${text.slice(-surroundings).replace(/^\S*\s/, '')}`
    : `${text.slice(0, surroundings).replace(/\s\S*$/, '')} …`
}
