/** Secrets that are handed out and never kept: whoever shows the token is compared by its hash. */

/** 32 random bytes as hexadecimal digits. */
export function newToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
}

/** The SHA-256 of a token, as hexadecimal digits. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Buffer.from(digest).toString('hex')
}

/** Random letters and digits in lower case, without i, l, o and u: five bits each. */
export function randomLetters(length: number): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join('')
}
