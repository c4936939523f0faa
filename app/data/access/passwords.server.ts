/** Password hashes: scrypt N=2^15, r=8, p=3, written as `scrypt$N$r$p$salt$hash` in base64. About 0.2 s of CPU each. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** In place of the hash of somebody who has not chosen a password yet: no password fits it. */
export const noPassword = ''

/**
 * That somebody knew the password: the hash it was compared to, or that was made of it. It is as good as the password, and
 * proves nothing any more once the user has another one. It goes from statement to statement and nowhere else.
 */
export type PasswordProof = string

export async function hashPassword(password: string): Promise<PasswordProof> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost, keyLength)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** Compares in constant time. With no hash to compare to it does the same work and answers null. */
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

/** What a password is compared to when nobody has that address, or no password yet, so that both answers take equally long. */
const unknownUserHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
