const subscription = (token: string) => `/suchauftrag/${token}`

export const subscriptionPaths = {
  new: '/suchauftrag',
  page: subscription,
  confirmation: (token: string) => `${subscription(token)}/bestaetigung`,
  pause: (token: string) => `${subscription(token)}/pause`,
  end: (token: string) => `${subscription(token)}/ende`,
} as const

/** Where the unsubscribe button of a mail program posts to (RFC 8058), with the token of a mail; without the language. */
export function isUnsubscribePath(page: string): boolean {
  return /^\/suchauftrag\/[\da-f]{64}\/ende$/.test(page)
}
