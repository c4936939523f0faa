/** Addresses that open an account to anybody who reads them: they stay out of logs and away from third parties. */
import { decodedPath, paths } from '#app/paths.ts'

/** A token, however it is written: 64 hexadecimal digits here, 43 signs in base64. No id is nearly as long. */
const token = /[\w-]{40,}/g

export function isSecretPath(pathname: string): boolean {
  // Addresses are matched without regard to case.
  const address = decodedPath(pathname)?.toLowerCase()
  return address === undefined || address.startsWith(paths.password('')) || address.search(token) >= 0
}

/** The path as a log may keep it. Whatever address a token is sent to, it is left out. */
export function withoutSecrets(pathname: string): string {
  return decodedPath(pathname)?.replace(token, '…') ?? '…'
}
