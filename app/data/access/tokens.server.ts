export function newToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
}

export function isToken(text: string | undefined): text is string {
  return /^[0-9a-f]{64}$/.test(text ?? '')
}

/** Shorter than `newToken()`, for addresses that people copy. */
export function newAddressToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Buffer.from(digest).toString('hex')
}
