const hour = 60 * 60 * 1000
const day = 24 * hour

/** Longest lifetime in milliseconds, by purpose. */
export const linkLifetimes = {
  password: 7 * day,
  ownData: 24 * hour,
  optIn: 48 * hour,
  /** A link of this age has been followed by a mail with a newer one. */
  subscription: 2 * 365 * day,
  seller: 60 * day,
} as const

export type LinkPurpose = keyof typeof linkLifetimes
