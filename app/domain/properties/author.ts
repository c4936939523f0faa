/** Somebody who changed something. */
export interface PastAuthor {
  /** What they were called then; null where nobody noted it. */
  name: string | null
  /** What they are called now; null for whoever has no account. */
  nameNow: string | null
  address: string | null
}
