import { createPasswordToken, passwordTokenDays } from '#app/data/access/password-tokens.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { queueInvitation } from '#app/data/outbox/queue.server.ts'
import { sentAddress } from '#app/domain/mail-address.ts'
import { deliverInBackground } from '#app/http/background-delivery.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { mailObstacle } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'

export interface PasswordLink {
  name: string
  url: string
  days: number
  mail: string
}

/**
 * Only the response contains the link: an address or cookie would leak it to history and logs, and a page that reloads
 * would show it to the browser's next user.
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
    throw redirectWithMessage(context, dashboardPaths.user(id), 'userIsDisabled', { name }, { tone: 'warn' })
  }
  const t = translator(locale)
  // The administrator's own host, because the account exists only there.
  const url = new URL(paths.password(token), request.url).href
  const values = { name, email, url, agency: agency.agencyName, days: passwordTokenDays }
  const subject = encodeURIComponent(t('dashboard:users.ready.subject', values))
  const body = encodeURIComponent(t('dashboard:users.ready.body', values).replaceAll('\n', '\r\n'))
  const mail = `mailto:${encodeURIComponent(sentAddress(email)).replace('%40', '@')}?subject=${subject}&body=${body}`
  return { name, url, days: passwordTokenDays, mail }
}

/** False if mail is not set up, or the mailbox has had several mails. `handed` ends earlier links. */
export async function mailInvitation(
  request: Request,
  context: AppContext,
  { id, email }: Pick<User, 'id' | 'email'>,
  { by, kind }: { by: string; kind: 'invited' | 'handed' },
): Promise<boolean> {
  const { db, transport } = context
  if (mailObstacle(transport)) return false
  const page = new URL(paths.password(''), request.url).href
  const isQueued = await queueInvitation(db, { id, email }, { kind, locale: await localeOf(request), page, by })
  if (isQueued) deliverInBackground(request, context)
  return isQueued
}
