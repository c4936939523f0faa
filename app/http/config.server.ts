/** The settings of a deployment, read once from wrangler.toml's vars; a wrong one stops the worker with its name. */
import * as z from 'zod'

const schema = z.object({
  /** The public address of the site; a trailing slash is removed. */
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** Where the contact form is posted as well; empty when nowhere. */
  CONTACT_FORM_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
})

export interface Config {
  siteUrl: string
  contactFormEndpoint: string | null
}

const configs = new WeakMap<object, Config>()

export function readConfig(env: object): Config {
  let config = configs.get(env)
  if (!config) {
    const { SITE_URL, CONTACT_FORM_ENDPOINT } = schema.parse(env)
    config = { siteUrl: SITE_URL, contactFormEndpoint: CONTACT_FORM_ENDPOINT || null }
    configs.set(env, config)
  }
  return config
}
