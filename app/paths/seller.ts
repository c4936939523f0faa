const page = (token: string) => `/verkauf/${token}`

/** The owner's page, behind a mailed link. */
export const sellerPaths = {
  page,
  offer: (token: string) => `${page(token)}/angebot`,
  approval: (token: string) => `${page(token)}/approval`,
  changes: (token: string) => `${page(token)}/changes`,
} as const
