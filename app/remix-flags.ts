/** What Remix calls future flags; the build for the browser has only the code for these (scripts/settled-flags.ts). */
export const remixFlags = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const
