import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { signOut } from '#app/http/access/session.server.ts'
import { methodNotAllowed, redirectTo } from '#app/http/responses.server.ts'
import { paths } from '#app/paths/public.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export function loader() {
  throw methodNotAllowed('POST')
}

export async function action({ request, context }: ActionFunctionArgs) {
  await signOut(request, context)
  return redirectTo(context, paths.login)
}

export default NoPage
