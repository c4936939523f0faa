import * as z from 'zod'

const optional = (kind: z.ZodType<string>) =>
  z
    .union([z.literal(''), kind])
    .optional()
    .transform((value) => value || null)

const schema = z.object({
  SITE_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  MAIL_FROM: optional(z.email()),
  MAIL_TO_ANYONE: optional(z.literal('1')),
  VERSION: z
    .object({ timestamp: z.iso.datetime().nullable().catch(null) })
    .optional()
    .catch(undefined),
  /** The form host must use https, unless it runs on this machine. */
  CONTACT_FORM_ENDPOINT: optional(z.url().refine((url) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url))),
})

export interface Config {
  siteUrl: string
  mailFrom: string | null
  mailToAnyone: boolean
  contactFormEndpoint: string | null
  /** When this version was uploaded; null in development. */
  deployedAt: Date | null
}

const configs = new WeakMap<object, Config>()

export function readConfig(env: object): Config {
  let config = configs.get(env)
  if (!config) {
    const { SITE_URL, MAIL_FROM, MAIL_TO_ANYONE, CONTACT_FORM_ENDPOINT, VERSION } = schema.parse(env)
    config = {
      siteUrl: SITE_URL,
      mailFrom: MAIL_FROM,
      mailToAnyone: MAIL_TO_ANYONE === '1',
      contactFormEndpoint: CONTACT_FORM_ENDPOINT,
      deployedAt: VERSION?.timestamp ? new Date(VERSION.timestamp) : null,
    }
    configs.set(env, config)
  }
  return config
}
