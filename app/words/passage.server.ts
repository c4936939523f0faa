export interface Passage {
  lead: string
  before: string
  after: string
  trail: string
}

const surroundings = 30

/** In characters; longer differences are shown as whole texts. */
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
