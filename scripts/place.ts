/** The D1 and R2 of a backup, on this machine or at Cloudflare. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import type { Env } from '#app/http/context.server.ts'
import { readDeployedConfig } from '#scripts/configuration.ts'
import { waitPatiently } from '#scripts/patient-wait.ts'
import { defaultStateDir, migrate, openBindings, root } from '#scripts/serve.ts'
import { Refusal } from './refusal.ts'

export type Place = Pick<Env, 'DB' | 'MEDIA'>

interface Wanted {
  remote: boolean
  /** Applies the migrations first. */
  isMigrated: boolean
  /** Whether to create a missing local state. */
  mayBegin: boolean
}

/** Opens the bindings that the command line names, and closes them after `work`. */
export async function atPlace(
  { remote, isMigrated, mayBegin }: Wanted,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const { place, close } = await (remote ? openRemotely() : openLocally(isMigrated, mayBegin))
  await work(place).finally(close)
}

async function openLocally(isMigrated: boolean, mayBegin: boolean) {
  const stateDir = process.env.STATE_DIR ?? defaultStateDir
  if (!mayBegin && !existsSync(join(stateDir, 'v3/d1')))
    throw new Refusal(`${stateDir} holds no database. Name another folder as STATE_DIR, or run npm start first`)
  if (isMigrated) migrate(stateDir)
  const { bindings, close } = await openBindings(stateDir)
  return { place: bindings, close }
}

/** The deployed worker's bindings, by wrangler's sign-in. */
async function openRemotely() {
  waitPatiently()
  const folder = mkdtempSync(join(tmpdir(), 'giebel-remote-'))
  const configPath = join(folder, 'wrangler.json')
  try {
    writeFileSync(configPath, JSON.stringify(remoteConfig()))
    const { env, dispose } = await getPlatformProxy<Env & Record<string, unknown>>({ configPath, persist: false })
    return { place: env, close: dispose }
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().replace(/\s+/g, ' ') : String(error)
    throw new Refusal(`Cloudflare did not answer. Run "npx wrangler login" first. It says: ${reason}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Only D1 and R2 of the configuration, both at Cloudflare. */
export function remoteConfig(folder = root) {
  const config = readDeployedConfig(folder)
  return {
    name: config.name,
    account_id: config.account_id,
    compatibility_date: config.compatibility_date,
    d1_databases: config.d1_databases.map((database: object) => ({ ...database, remote: true })),
    r2_buckets: config.r2_buckets.map((bucket: object) => ({ ...bucket, remote: true })),
  }
}
