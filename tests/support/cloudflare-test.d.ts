/** The bindings that tests find in `env`: those of the worker, and the migrations of the configuration. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    DB: D1Database
    EXCHANGE: Queue<string>
    MEDIA: R2Bucket
    IMAGES: ImagesBinding
    EMAIL: SendEmail
    SITE_URL: string
    MAIL_FROM: string
    VERSION: WorkerVersionMetadata
    WITNESS: { runs: number; seed: number }
    HOSTILE: { posts: number; seed: number }
    LIVES: { runs: number; seed: number; path: string; random: number; share: number }
    WAITING: { subscriptions: number; offers: number; days: number }
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
