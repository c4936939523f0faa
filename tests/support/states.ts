/**
 * Local states that tests begin with: an empty database with all migrations, and the demo. Each is made once for what
 * shapes it, kept in .cache/states, and copied. Run as a script, it makes both.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { seedState } from '#scripts/prepare.ts'
import { migrate, root } from '#scripts/serve.ts'

type StateName = 'empty' | 'demo'

const folder = join(root, '.cache/states')
const schema = ['migrations', 'wrangler.toml', 'package-lock.json', 'scripts/serve.ts']
const content = [
  'app/data',
  'app/domain',
  'app/fields',
  'app/mail',
  'app/paths/public.ts',
  'scripts/demo',
  'scripts/prepare.ts',
]

/** Lays a state into a folder that does not exist yet or is empty. */
export async function copyState(name: StateName, to: string): Promise<void> {
  cpSync(await keptState(name), to, { recursive: true })
}

/** The path of the state that is kept, made first where there is none for what shapes it today. */
async function keptState(name: StateName): Promise<string> {
  // The demo's enquiries came in during the days before it was seeded.
  const shapes = name === 'empty' ? [] : [new Date().toISOString().slice(0, 10), ...content.map(hashOf)]
  const key = hash([...schema.map(hashOf), ...shapes].join())
  const path = join(folder, `${name}-${key}`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  for (const kept of readdirSync(folder)) {
    if (kept.startsWith(`${name}-`)) rmSync(join(folder, kept), { recursive: true, force: true })
  }
  const making = mkdtempSync(join(folder, 'making-'))
  if (name === 'empty') migrate(making)
  else {
    await copyState('empty', making)
    await seedState(making)
  }
  // Two processes may have made it at once; the one that is late lets go of its own.
  if (existsSync(path)) rmSync(making, { recursive: true })
  else renameSync(making, path)
  return path
}

function hashOf(path: string): string {
  const whole = join(root, path)
  if (!statSync(whole).isDirectory()) return hash(readFileSync(whole))
  return hash(
    readdirSync(whole)
      .sort()
      .map((name) => `${name} ${hashOf(join(path, name))}`)
      .join(),
  )
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

if (process.argv[1] === import.meta.filename) await keptState('demo')
