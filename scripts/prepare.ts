/** Brings the local database up to the latest migration and fills an empty one with the demo: `npm run dev` starts with it. */
import { openDatabase } from '#app/data/database.server.ts'
import { seedDemo } from './demo/seed.ts'
import { defaultStateDir, migrate, openBindings } from './serve.ts'

export async function prepareState(stateDir: string): Promise<void> {
  migrate(stateDir)
  const { bindings, close } = await openBindings(stateDir)
  const started = Date.now()
  const seeded = await seedDemo(openDatabase(bindings.DB), { bucket: bindings.MEDIA, images: bindings.IMAGES })
  await close()
  if (seeded) process.stdout.write(`Demo angelegt in ${Math.round((Date.now() - started) / 1000)} s\n`)
}

if (process.argv[1] === import.meta.filename) await prepareState(process.env.STATE_DIR ?? defaultStateDir)
