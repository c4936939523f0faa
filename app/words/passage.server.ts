/** What differs between two long texts, with a few words around it. */
export interface Passage {
  /** The words before and after, cut on the far side. */
  lead: string
  before: string
  after: string
  trail: string
}

/** Characters on each side. */
const surroundings = 30

/** Characters of the difference itself; longer ones are better read as a whole. */
const longest = 300

/** Null when the texts have little in common. */
export function changedPassage(before: string, after: string): Passage | null {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, young.length)
  let start = 0
  while (start < shorter && old[start] === young[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === young.at(-1 - end)) end++
  const changed = (words: readonly string[]) => words.slice(start, words.length - end).join('')
  const [cut, put] = [changed(old), changed(young)]
  if (start + end === 0 || cut.length > longest || put.length > longest) return null
  const lead = old.slice(0, start).join('')
  const trail = old.slice(old.length - end).join('')
  return { lead: shortened(lead, 'start'), before: cut, after: put, trail: shortened(trail, 'end') }
}

/** Each with the space behind it. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)/)
}

function shortened(text: string, cutAt: 'start' | 'end'): string {
  if (text.length <= surroundings) return text
  // Between two words.
  return cutAt === 'start'
    ? `… ${text.slice(-surroundings).replace(/^\S*\s/, '')}`
    : `${text.slice(0, surroundings).replace(/\s\S*$/, '')} …`
}
