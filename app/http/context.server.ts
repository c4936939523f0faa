import type { AppLoadContext } from '@remix-run/cloudflare'
import { type Database, openDatabase } from '#app/data/database.server.ts'
import type { Media } from '#app/data/pictures/media.server.ts'
import { announcingDatabase } from '#app/data/revisions/announced-saves.server.ts'
import type { PageName } from '#app/domain/pages/page-texts.ts'
import type { TranslationSources } from '#app/domain/pages/translation-sources.ts'
import type { Transport } from '#app/mail/transport.server.ts'
import { type Config, readConfig } from './config.server.ts'
import type { LinkedDataParts } from './linked-data.server.ts'

export interface Env {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  EMAIL?: SendEmail
  /** Messages are ids of imports. */
  EXCHANGE: Queue<string>
  ASSETS: Fetcher
  SITE_URL: string
  MAIL_FROM?: string
  /** '1' allows mail to any address. */
  MAIL_TO_ANYONE?: string
  CONTACT_FORM_ENDPOINT?: string
  VERSION: WorkerVersionMetadata
  /** '1' lets `npm run bench` skip the page cache's memory. */
  BENCH?: string
  /** '1' in tests: mails leave without the random pause after an answer. */
  MAILS_AT_ONCE?: string
}

interface PagePreview {
  page: PageName
  texts: Readonly<Record<string, string | true>>
  /** In another language: the texts that are typed in German only. */
  left: Readonly<Record<string, string | true>>
  sources: TranslationSources
}

export interface AppContext {
  db: Database
  media: Media
  transport: Transport
  exchange: Queue<string>
  config: Config
  requestId: string
  cookies: string[]
  /** Set by the root loader; the content security policy allows the tag manager's hosts only with an id. */
  tagManagerId: string | null
  /** Set with a page: the content security policy's sources for its inline scripts. */
  scriptSources: readonly string[]
  linkedData: LinkedDataParts
  /** Address of the agency's own icon, set by the root loader. */
  icon: string | null
  /** German texts on a page in another language. */
  authored: Set<string>
  /** Unsaved texts, while staff look at a page that has not been saved. */
  preview: PagePreview | null
  /** Answers the request with the public page at a path, as a visitor would see it with these texts. */
  showPreview: (path: string, preview: PagePreview) => Promise<void>
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
    cookies: [],
    tagManagerId: null,
    scriptSources: [],
    linkedData: {},
    icon: null,
    authored: new Set(),
    preview: null,
    showPreview: () => Promise.reject(new Error('Only requests show previews.')),
    waitUntil,
  }
}

/** 122 random bits in hexadecimal. */
export function newNonce(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
