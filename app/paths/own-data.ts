/** What is stored about an address, behind a mailed link. Only the server writes them. */
export const ownDataPaths = {
  request: '/meine-daten',
  stored: (token: string) => `/meine-daten/${token}`,
  file: (token: string) => `/meine-daten/${token}/datei`,
  deletion: (token: string) => `/meine-daten/${token}/loeschung`,
} as const
