export async function digestOf(words: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words))
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}
