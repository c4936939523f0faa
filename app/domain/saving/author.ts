export interface PastAuthor {
  /** At the time; null if none was recorded. */
  name: string | null
  /** Current; null without an account. */
  nameNow: string | null
  address: string | null
}
