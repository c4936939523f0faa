/** Addresses that grant access to an account or personal data are kept out of logs and away from third parties. */

import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { decodedPath, isTransferPath, paths, transferPath } from '#app/paths/public.ts'

/** Ours have 64 hexadecimal digits, base64 has 43 characters; ids are far shorter. */
const token = /[\w-]{40,}/g

export function isSecretPath(pathname: string): boolean {
  // Routes are matched case-insensitively.
  const address = decodedPath(pathname)?.toLowerCase()
  if (address === undefined || isTransferPath(pathname)) return true
  const page = pathWithoutLocale(address)
  const isLink = [paths.password(''), ownDataPaths.stored(''), paths.withdrawalThanks].some((start) =>
    page.startsWith(start),
  )
  return isLink || address.search(token) >= 0
}

export function withoutSecrets(pathname: string): string {
  // Even part of a transfer token must not leak.
  if (isTransferPath(pathname)) return transferPath('…')
  return decodedPath(pathname)?.replace(token, '…') ?? '…'
}
