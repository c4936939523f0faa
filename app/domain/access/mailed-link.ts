/** Secret links: what each kind opens. */
const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long a link lasts at most, in milliseconds, by what it is for. */
export const linkLifetimes = {
  /** For choosing a password. */
  password: 7 * day,
  /** To what is stored about an address. */
  ownData: 24 * hour,
  /** For confirming a search subscription. */
  optIn: 48 * hour,
  /** For changing and ending one. A link of this age has been followed by a mail with another. */
  subscription: 2 * 365 * day,
} as const

export type LinkPurpose = keyof typeof linkLifetimes
