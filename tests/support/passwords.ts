/** What passwords cost in worker tests. */
import crypto from 'node:crypto'

const { scrypt } = crypto

/** A third of a second of CPU for each hash would take a sixth of the time of all tests. */
export function cheapenPasswords(): void {
  crypto.scrypt = ((password, salt, length, { N, ...options }, done) =>
    scrypt(password, salt, length, { ...options, N: Math.min(Number(N), 2) }, done)) as typeof scrypt
}

/** For a test that is about the time that passwords take. */
export async function atFullCost(run: () => Promise<void>): Promise<void> {
  crypto.scrypt = scrypt
  try {
    await run()
  } finally {
    cheapenPasswords()
  }
}
