/** What loaders and actions get from the outside: use-case objects instead of bindings. */
import type { AppLoadContext } from '@remix-run/cloudflare'
import { type Database, openDatabase } from '#app/data/database.server.ts'
import type { Media } from '#app/data/pictures/media.server.ts'
import { announcingDatabase } from '#app/data/revisions/announced-saves.server.ts'
import type { Transport } from '#app/mail/transport.server.ts'
import { type Config, readConfig } from './config.server.ts'
import type { LinkedDataParts } from './linked-data.server.ts'

/** The bindings of wrangler.toml. Only this module and the worker's entry see them. */
export interface Env {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  EMAIL?: SendEmail
  /** Steps of transfers: the ids of their imports. */
  EXCHANGE: Queue<string>
  SITE_URL: string
  MAIL_FROM?: string
  /** '1' where mail may go to any address. */
  MAIL_TO_ANYONE?: string
  CONTACT_FORM_ENDPOINT?: string
  /** Differs after every change of code or settings. */
  VERSION: WorkerVersionMetadata
  /** '1' while `npm run bench` measures: a header may then have the page cache pass over its memory. */
  BENCH?: string
  /** '1' in tests: mails leave without the random pause after an answer. */
  MAILS_AT_ONCE?: string
}

export interface AppContext {
  db: Database
  media: Media
  transport: Transport
  /** Steps of transfers: the ids of their imports. */
  exchange: Queue<string>
  config: Config
  /** Identifies the request in the log and on the error page. */
  requestId: string
  /** Scripts need it to run; fresh for each answer. */
  nonce: string
  /** Cookies for the answer, collected from loaders and actions. */
  cookies: string[]
  /** Set by the root loader: only with an id, the content security policy allows the tag manager's hosts. */
  tagManagerId: string | null
  /** JSON-LD for the document, collected from loaders. */
  linkedData: LinkedDataParts
  waitUntil: (promise: Promise<unknown>) => void
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends AppContext {}
}

export function createContext(env: Env, waitUntil: AppContext['waitUntil']): AppLoadContext {
  const config = readConfig(env)
  return {
    db: openDatabase(announcingDatabase(env.DB)),
    media: { bucket: env.MEDIA, images: env.IMAGES },
    transport: {
      email: env.EMAIL,
      mailFrom: config.mailFrom,
      toAnyone: config.mailToAnyone,
      formHost: config.contactFormEndpoint,
      atOnce: env.MAILS_AT_ONCE === '1',
    },
    exchange: env.EXCHANGE,
    config,
    requestId: newNonce().slice(0, 8),
    nonce: newNonce(),
    cookies: [],
    tagManagerId: null,
    linkedData: {},
    waitUntil,
  }
}

/** The same context under `npm run dev`, where Vite's server replaces the worker's entry. */
export function developmentContext(
  { env, ctx }: { env: unknown; ctx: { waitUntil: AppContext['waitUntil'] } },
  vars: Partial<Env>,
) {
  // Vite's server reads the bindings from wrangler.toml, without types.
  return createContext({ ...(env as Env), ...vars }, (promise) => ctx.waitUntil(promise))
}

/** 122 random bits in hexadecimal. A UUID is the fastest source, and every kept page needs some. */
export function newNonce(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
