/** The settings of a deployment, read once from wrangler.toml's vars; a wrong one stops the worker with its name. */
import * as z from 'zod'

const schema = z.object({
  /** The public address of the site; a trailing slash is removed. */
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
})

export interface Config {
  siteUrl: string
}

const configs = new WeakMap<object, Config>()

export function readConfig(env: object): Config {
  let config = configs.get(env)
  if (!config) {
    config = { siteUrl: schema.parse(env).SITE_URL }
    configs.set(env, config)
  }
  return config
}
