/** The settings of a deployment, read once from wrangler.toml's vars; a wrong one stops the worker with its name. */
import * as z from 'zod'

const schema = z.object({
  /** The public address of the site; a trailing slash is removed. */
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
})

export interface Config {
  siteUrl: string
}

export function readConfig(env: unknown): Config {
  const { SITE_URL } = schema.parse(env)
  return { siteUrl: SITE_URL }
}
