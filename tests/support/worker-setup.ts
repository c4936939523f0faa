/** Every file of worker tests starts with empty bindings and all migrations, in a workerd where others ran before. */
import { env, reset } from 'cloudflare:test'
import { vi } from 'vitest'
import { applyMigrations } from './migrated.ts'
import { cheapenPasswords } from './passwords.ts'

vi.useRealTimers()
// `reset` passes over a database, bucket or cache that has slept for ten seconds, so each is woken first.
await Promise.all([
  env.DB.prepare('select 1').run(),
  env.MEDIA.head('none'),
  caches.default.match('https://giebel.test'),
])
await reset()
// What the worker keeps in memory, it keeps by its deployment: each file is another one.
Object.assign(env, { VERSION: { ...env.VERSION, id: crypto.randomUUID() } })
await applyMigrations(env.DB)
cheapenPasswords()
