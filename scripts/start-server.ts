/** Migrates, seeds the demo into an empty database, and serves until it is stopped. */
import { openDatabase } from '#app/data/database.server.ts'
import { demoPassword, demoUsers } from './demo/people.ts'
import { seedDemo } from './demo/seed.ts'
import { defaultStateDir, migrate, openBindings, serve } from './serve.ts'

const stateDir = process.env.STATE_DIR ?? defaultStateDir
const port = Number(process.env.PORT ?? 8788)
const say = (text: string) => process.stdout.write(`${text}\n`)

migrate(stateDir)
await seedIfEmpty()
const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`
const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: siteUrl } })
say(`\nGiebel läuft: ${url}`)
say(
  `Anmelden unter ${url}/login mit ${demoUsers.admin.email} (oder ${demoUsers.editor.email}), Passwort: ${demoPassword}`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.dispose().then(() => process.exit(0)))

async function seedIfEmpty(): Promise<void> {
  const { bindings, close } = await openBindings(stateDir)
  const started = Date.now()
  const seeded = await seedDemo(openDatabase(bindings.DB), { bucket: bindings.MEDIA, images: bindings.IMAGES })
  await close()
  if (seeded) say(`Demo angelegt in ${Math.round((Date.now() - started) / 1000)} s`)
}
