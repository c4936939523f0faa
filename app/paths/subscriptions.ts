const subscription = (token: string) => `/suchauftrag/${token}`

export const subscriptionPaths = {
  new: '/suchauftrag',
  page: subscription,
  confirmation: (token: string) => `${subscription(token)}/bestaetigung`,
  pause: (token: string) => `${subscription(token)}/pause`,
  end: (token: string) => `${subscription(token)}/ende`,
} as const
