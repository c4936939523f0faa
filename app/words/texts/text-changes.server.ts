import { type Change, diffWordsWithSpace } from 'diff'

export interface TextPart {
  text: string
  /** `del` exists only in the old text, `ins` only in the new one. */
  kind: 'same' | 'del' | 'ins'
}

/** Texts with more changes are not compared. The limit bounds the CPU time, which a worker cannot measure. */
const mostChanges = 300

/** In characters, of unchanged text around a change. */
const shownAround = 60

/** Null when the texts have too little in common. */
export function textChanges(before: string, after: string): { before: TextPart[]; after: TextPart[] } | null {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostChanges })
  if (!changes?.some(({ added, removed }) => !added && !removed)) return null
  const parts = changes.map(partOf).map(shortened)
  return {
    before: parts.filter(({ kind }) => kind !== 'ins'),
    after: parts.filter(({ kind }) => kind !== 'del'),
  }
}

function partOf({ value, added, removed }: Change): TextPart {
  return { text: value, kind: added ? 'ins' : removed ? 'del' : 'same' }
}

/** Abridges long unchanged passages in the middle, between two words. */
function shortened({ text, kind }: TextPart, place: number, { length }: readonly TextPart[]): TextPart {
  if (kind !== 'same' || text.length <= 3 * shownAround) return { text, kind }
  const start = place === 0 ? '' : text.slice(0, shownAround).replace(/\s\S*$/, '')
  const end = place === length - 1 ? '' : text.slice(-shownAround).replace(/^\S*\s/, '')
  return { text: `${start} … ${end}`, kind }
}
