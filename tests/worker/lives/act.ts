/** What an act is, and what acts share. */
import type { Life } from './life.ts'
import type { Person, Staff, State, Words } from './state.ts'
import type { Truth } from './truth.ts'

/** How many acts a life has at most. */
export const lastAct = 30

export interface Post {
  path: string
  fields: Record<string, string> | FormData
  /** Where only one of them can do it. */
  by?: Person
  /** Of the answer; a page that offers no button promises a refusal. */
  status: number
}

export interface Act {
  name: string
  by: readonly Person[]
  can: (state: State) => boolean
  /** The form as it is opened now. */
  open: (life: Life, by: Person, mark: number) => Post | Promise<Post>
  /** Instead of a post. */
  pass?: (life: Life) => Promise<void>
  /** What is different once it is accepted. */
  change: (state: State, mark: number, life: Life) => void
  /** What nobody can foresee, such as a new key, as far as the database may decide it. */
  learn?: (state: State, truth: Truth) => void
  /** The message afterwards offers to take it back. */
  isUndoable?: boolean
}

export const staff: readonly Staff[] = ['admin', 'editor']
export const isKept = ({ trashed }: State) => !trashed

export function wordsOf(mark: number): Words {
  return {
    name: `Haus zzn${mark}`,
    nameEn: `House zzm${mark}`,
    description: `Text zzd${mark}`,
    descriptionEn: `Words zze${mark}`,
    purchasePrice: 600_000 + (mark % 300) * 1_009,
  }
}

/** The fields that an act types. */
export function typed(mark: number, names: readonly (keyof Words)[]): Partial<Words> {
  const words = wordsOf(mark)
  return Object.fromEntries(names.map((name) => [name, words[name]]))
}

export const asFields = (words: Partial<Words>) =>
  Object.fromEntries(
    Object.entries({ ...words, ...(words.purchasePrice && { 'meant.purchasePrice': words.purchasePrice }) }).map(
      ([name, value]) => [name, String(value)],
    ),
  )

export const mayBeOffer = (state: State) => isKept(state) && state.pictures.length > 0

/** A save by the form, which also ends what is prepared and live by now. */
export function save(state: State, words: Partial<Words>): void {
  Object.assign(state.words, words)
  state.version += 1
  const { prepared } = state
  if (!prepared) return
  if (state.published) prepared.publishes = false
  if (Object.keys(prepared.words).length === 0 && !prepared.publishes) discard(state)
}

export function discard(state: State): void {
  const { prepared, approved } = state
  if (prepared?.isAsked && approved) state.isPromised = false
  state.prepared = null
  state.approved = null
}
