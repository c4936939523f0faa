/** Only the server writes these addresses. */
export const ownDataPaths = {
  request: '/meine-daten',
  stored: (token: string) => `/meine-daten/${token}`,
  file: (token: string) => `/meine-daten/${token}/datei`,
  deletion: (token: string) => `/meine-daten/${token}/loeschung`,
} as const
