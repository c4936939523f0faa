/** What a model knows of a property's life: the values that visitors may see, those that wait, and who has agreed to what. */

/** Each typed text carries a mark that is used once, so a page shows which typed texts it holds. */
export interface Words {
  name: string
  nameEn: string
  description: string
  descriptionEn: string
  purchasePrice: number
}

export const wordNames = ['name', 'nameEn', 'description', 'descriptionEn', 'purchasePrice'] as const

interface Prepared {
  words: Partial<Words>
  /** What was live when it was prepared. */
  base: Words
  /** Prepared on a draft, it publishes. */
  publishes: boolean
  releaseAt: number | null
  isAsked: boolean
}

export interface State {
  /** How many acts there were. */
  acts: number
  version: number
  words: Words
  published: boolean
  highlighted: boolean
  reserved: boolean
  sold: boolean
  trashed: boolean
  member: string | null
  membersInTrash: string[]
  prepared: Prepared | null
  /** Keys, in their order. */
  pictures: string[]
  picturesInTrash: string[]
  approvalRequired: boolean
  /** The owner was asked about this change or one that it has replaced. */
  isPromised: boolean
  /** The owner's link has not run out. */
  isLinkGood: boolean
  /** The last import that can be taken back. */
  import: string | null
  /** Who left, when nobody took over. */
  handedOver: string | null
  /** What the owner has agreed to, as the owner's page has shown it. */
  approved: { words: Partial<Words>; publishes: boolean; releaseAt: number | null } | null
  /** Open enquiries by the address of their sender. */
  enquiries: string[]
  subscribers: string[]
  /** What the act before has replaced, where its message offers to take it back. */
  undoable: { by: Staff; before: State } | null
}

export type Staff = 'admin' | 'editor'
export type Person = Staff | 'owner' | 'visitor' | 'clock' | 'software'

export const isOffer = ({ published, sold, trashed }: State) => published && !sold && !trashed
export const isReference = ({ published, sold, trashed }: State) => published && sold && !trashed

/** Live fields that were saved differently since the prepared change was typed. */
export function conflictsOf({ prepared, words }: State): (keyof Words)[] {
  if (!prepared) return []
  return wordNames.filter(
    (name) =>
      prepared.words[name] !== undefined && words[name] !== prepared.base[name] && words[name] !== prepared.words[name],
  )
}
