export interface PastAuthor {
  /** The name at the time; null when none was recorded. */
  name: string | null
  /** The present name; null without an account. */
  nameNow: string | null
  address: string | null
}
