import { createPasswordToken, passwordTokenDays } from '#app/data/access/password-tokens.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

/** What the page shows once: the link by which a user chooses a password, and a mail to send it with. */
export interface PasswordLink {
  name: string
  url: string
  days: number
  mail: string
}

/**
 * Makes a link for the user. It is part of the answer to the post and of nothing else: an address or a cookie would keep
 * it in the browser's history and in logs, and a page that can be loaded again would show it to whoever comes after. A
 * user who is disabled gets none: the answer leads to where that is said, and changed.
 */
export async function makePasswordLink(
  request: Request,
  context: AppContext,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
): Promise<PasswordLink> {
  const [token, agency, locale] = await Promise.all([
    createPasswordToken(context.db, id),
    findAgency(context.db),
    localeOf(request),
  ])
  if (!token) {
    throw redirectWithMessage(context, paths.dashboard.user(id), 'userIsDisabled', { name }, { tone: 'warn' })
  }
  const t = translator(locale)
  // The host by which the administration reached us, so that the link leads to where the account is.
  const url = new URL(paths.password(token), request.url).href
  const values = { name, email, url, agency: agency.agencyName, days: passwordTokenDays }
  const subject = encodeURIComponent(t('dashboard:users.ready.subject', values))
  const body = encodeURIComponent(t('dashboard:users.ready.body', values).replaceAll('\n', '\r\n'))
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`
  return { name, url, days: passwordTokenDays, mail }
}
