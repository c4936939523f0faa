/** The addresses of searches by email; only their own pages load them. */

const subscription = (token: string) => `/suchauftrag/${token}`

export const subscriptionPaths = {
  new: '/suchauftrag',
  /** Each mail has a token of its own. */
  page: subscription,
  confirmation: (token: string) => `${subscription(token)}/bestaetigung`,
  pause: (token: string) => `${subscription(token)}/pause`,
  end: (token: string) => `${subscription(token)}/ende`,
} as const
