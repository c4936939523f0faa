/** Written as `scrypt$N$r$p$salt$hash` in base64; a hash takes about 0.2 s of CPU. */
import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import { inTurn } from './password-turns.server.ts'

const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** Stored until a user has chosen a password; no password matches it. */
export const noPassword = ''

/** The hash that a password matched: as secret as the password, and worthless once that has changed. */
export type PasswordProof = string

export async function hashPassword(password: string): Promise<PasswordProof> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost, keyLength)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** In constant time; without a stored hash it does the same work and returns null. Throws PasswordsBusy. */
export async function verifyPassword(password: string, stored: string | null): Promise<PasswordProof | null> {
  const [, N, r, p, salt = '', hash = ''] = (stored || unknownUserHash).split('$')
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64'),
    { N: Number(N), r: Number(r), p: Number(p) },
    expected.length,
  )
  return timingSafeEqual(actual, expected) && stored ? stored : null
}

/** Makes unknown addresses take as long as wrong passwords. */
const unknownUserHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost, length: number): Promise<Buffer> {
  const options = { N, r, p, maxmem: 64 * 1024 * 1024 }
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        // Not imported by name: worker tests put a cheaper one in its place.
        crypto.scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
