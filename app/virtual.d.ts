declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/cloudflare').ServerBuild
  export = build
}

interface CacheStorage {
  /** The cache of the data centre that the worker runs in. */
  readonly default: Cache
}
