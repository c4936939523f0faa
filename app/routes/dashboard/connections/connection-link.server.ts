import { newAddressToken } from '#app/data/access/tokens.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Connection } from '#app/data/exchange/connections.server.ts'
import { fileSlug } from '#app/exchange/writing/names.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { transferPath } from '#app/paths/public.ts'
import type { ConnectionLink } from '#app/ui/dashboard/exchange/connection-address.tsx'

/** Like password links, the address is only in the response. `store` keeps its hash. */
export async function makeLink(
  request: Request,
  { db }: AppContext,
  { id, name }: Pick<Connection, 'id' | 'name'>,
  store: (token: string) => Promise<boolean>,
): Promise<ConnectionLink | null> {
  const token = newAddressToken()
  if (!(await store(token))) return null
  const [agency, locale] = await Promise.all([findAgency(db), localeOf(request)])
  const url = new URL(transferPath(token), request.url).href
  const basic = { url: new URL(transferPath(), request.url).href, user: fileSlug(name) || 'openimmo' }
  const values = { url, basic: basic.url, user: basic.user, token, agency: agency.legalName }
  return { id, name, url, basic, token, mail: translator(locale)('forms:connections.mail', values) }
}
