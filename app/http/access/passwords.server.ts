import { commonPasswords } from '#app/data/access/common-passwords.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { passwordProblem } from '#app/domain/access/password.ts'
import { passwordLength } from '#app/domain/access/password-length.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'

export function postedPassword(form: FormData, name: string): string {
  const posted = form.get(name)
  return typeof posted === 'string' ? posted : ''
}

export async function refusedPasswordText(
  password: string,
  { name, email }: Pick<User, 'name' | 'email'>,
  { db }: AppContext,
  locale: Locale,
): Promise<string | null> {
  const t = translator(locale)
  if (password === '') return t('forms:password.required')
  const { agencyName, legalName } = await findAgency(db)
  const problem = passwordProblem(password, [name, email, agencyName, legalName], commonPasswords)
  if (!problem) return null
  return t(`forms:password.${problem}`, {
    min: passwordLength.min,
    max: formatNumber(passwordLength.max, locale),
    length: formatNumber([...password].length, locale),
  })
}
