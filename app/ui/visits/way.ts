/** The search that an offer was opened from. It travels in the browser's history, so no address contains it. */
export interface Way {
  /** The list's address, without the language. */
  list: string
  total: number
  /** How many offers come before the first of `ids`. */
  start: number
  /** Those on the same page of the list. */
  ids: readonly string[]
  /** The list's place in the history; unknown on the first offer, which is right behind it. */
  at?: number
}
