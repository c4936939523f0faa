/** Addresses that grant access to an account: they are kept out of logs and away from third parties. */
import { decodedPath, paths } from '#app/paths.ts'

/** Any token: ours have 64 hexadecimal digits, base64 has 43 characters. Ids are far shorter. */
const token = /[\w-]{40,}/g

export function isSecretPath(pathname: string): boolean {
  // Routes are matched case-insensitively.
  const address = decodedPath(pathname)?.toLowerCase()
  return address === undefined || address.startsWith(paths.password('')) || address.search(token) >= 0
}

export function withoutSecrets(pathname: string): string {
  return decodedPath(pathname)?.replace(token, '…') ?? '…'
}
