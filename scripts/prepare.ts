/** Migrates the local database and fills an empty one with the demo, at the start of `npm start` and `npm run dev`. */
import { type Database, openDatabase } from '#app/data/database.server.ts'
import type { Env } from '#app/http/context.server.ts'
import { seedDemo } from './demo/seed.ts'
import { signInLine } from './demo/sign-in.ts'
import { migrate, openBindings } from './serve.ts'

/** Returns the line that says how to sign in at a `url`. */
export async function prepareState(stateDir: string): Promise<(url: string) => string> {
  say('Preparing the database …')
  migrate(stateDir)
  return inState(stateDir, async (db, env) => {
    const started = Date.now()
    if (await seedFrom(db, env, () => say('Seeding the demo …')))
      say(`Seeded the demo in ${Math.round((Date.now() - started) / 1000)} s`)
    return signInLine(db)
  })
}

/** True when the database was empty and now holds the demo. */
export function seedState(stateDir: string): Promise<boolean> {
  return inState(stateDir, (db, env) => seedFrom(db, env))
}

function seedFrom(db: Database, { MEDIA, IMAGES }: Env, begun?: () => void): Promise<boolean> {
  return seedDemo(db, { bucket: MEDIA, images: IMAGES }, begun)
}

async function inState<Result>(
  stateDir: string,
  work: (db: Database, bindings: Env) => Promise<Result>,
): Promise<Result> {
  const { bindings, close } = await openBindings(stateDir)
  return work(openDatabase(bindings.DB), bindings).finally(close)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
