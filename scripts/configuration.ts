/** `wrangler.toml` merged with `wrangler.local.toml`, which git ignores, so that updates keep an agency's values. */
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { experimental_readRawConfig, type Unstable_Config, unstable_readConfig } from 'wrangler'
import { Refusal } from './refusal.ts'

export const ownFile = 'wrangler.local.toml'
/** Written by each command, beside the others because paths in a configuration are relative to it. */
const mergedFile = 'wrangler.merged.json'

type Table = Record<string, unknown>

/** With wrangler's defaults. Throws a refusal, as `deployedConfigPath` does. */
export function readDeployedConfig(folder: string): Unstable_Config {
  return unstable_readConfig({ config: deployedConfigPath(folder) })
}

/** The configuration for commands that reach Cloudflare. */
export function deployedConfigPath(folder: string): string {
  const shared = join(folder, 'wrangler.toml')
  const own = join(folder, ownFile)
  if (!existsSync(own)) return shared
  const merged = join(folder, mergedFile)
  writeFileSync(merged, JSON.stringify(mergeTables(readTable(shared), readTable(own)), null, 2))
  return merged
}

function readTable(config: string): Table {
  try {
    return experimental_readRawConfig({ config }).rawConfig
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().replace(/\s+/g, ' ') : String(error)
    throw new Refusal(`${basename(config)} cannot be read: ${reason}`)
  }
}

/** Values and lists replace; tables are merged key by key, and lists of bindings entry by entry. */
export function mergeTables(shared: Table, own: Table): Table {
  const merged = Object.entries(own).map(([key, value]) => [key, mergeValue(shared[key], value)])
  return { ...shared, ...Object.fromEntries(merged) }
}

function mergeValue(shared: unknown, own: unknown): unknown {
  if (isTable(shared) && isTable(own)) return mergeTables(shared, own)
  if (isBindings(shared) && isBindings(own) && own.length > 0) return mergeBindings(shared, own)
  return own
}

function mergeBindings(shared: Table[], own: Table[]): Table[] {
  const isSame = (one: Table) => (other: Table) => one.binding === other.binding
  const known = shared.map((entry) => mergeTables(entry, own.find(isSame(entry)) ?? {}))
  return [...known, ...own.filter((entry) => !shared.some(isSame(entry)))]
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBindings(value: unknown): value is Table[] {
  return Array.isArray(value) && value.every((entry) => isTable(entry) && 'binding' in entry)
}
