/** POST /locale: sets the language where all have one address, as in the dashboard, and returns to the page. */

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { isLocale } from '#app/fields/field.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { methodNotAllowed, ownPath, redirectTo } from '#app/http/responses.server.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { localeCookie, noFormerLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export function loader() {
  throw methodNotAllowed('POST')
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, formBytes.public)
  const chosen = form.get('language')
  const locale = isLocale(chosen) ? chosen : defaultLocale
  context.cookies.push(localeCookie(locale), noFormerLocaleCookie)
  return redirectTo(context, ownPath(form.get('redirectTo'), paths.home))
}

export default NoPage
