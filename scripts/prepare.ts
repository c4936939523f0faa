/** Brings the local database up to the latest migration and fills an empty one with the demo: `npm run dev` starts with it. */
import { openDatabase } from '#app/data/database.server.ts'
import { seedDemo } from './demo/seed.ts'
import { defaultStateDir, migrate, openBindings } from './serve.ts'

export async function prepareState(stateDir: string): Promise<void> {
  migrate(stateDir)
  const started = Date.now()
  if (await seedState(stateDir))
    process.stdout.write(`Seeded the demo in ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** True when the database was empty and now holds the demo. */
export async function seedState(stateDir: string): Promise<boolean> {
  const { bindings, close } = await openBindings(stateDir)
  return seedDemo(openDatabase(bindings.DB), { bucket: bindings.MEDIA, images: bindings.IMAGES }).finally(close)
}

if (process.argv[1] === import.meta.filename) await prepareState(process.env.STATE_DIR ?? defaultStateDir)
