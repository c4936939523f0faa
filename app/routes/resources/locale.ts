import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { saveLocale } from '#app/data/access/users.server.ts'
import { isLocale } from '#app/fields/locale.ts'
import { staffLocaleCookie } from '#app/http/access/account-language.server.ts'
import { findUser } from '#app/http/access/session.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { methodNotAllowed, ownPath, redirectTo } from '#app/http/responses.server.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { paths } from '#app/paths/public.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export function loader() {
  throw methodNotAllowed('POST')
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, formBytes.public)
  const chosen = form.get('language')
  // Missing means the default; unknown values were refused above.
  const locale = isLocale(chosen) ? chosen : defaultLocale
  const user = await findUser(request, context)
  if (user) await saveLocale(context.db, user.id, locale)
  context.cookies.push(staffLocaleCookie(locale))
  return redirectTo(context, ownPath(form.get('redirectTo'), paths.home))
}

export default NoPage
