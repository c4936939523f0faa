/** The token is in the path, optionally followed by a file name, or in Basic authentication. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { receiveTransfer, textResponse } from '#app/http/exchange/transfer.server.ts'
import { translator } from '#app/i18n/server.ts'

export function loader() {
  return textResponse(405, translator('de')('forms:transfer.method'), { Allow: 'POST, PUT' })
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return receiveTransfer(request, params.token ?? null, context)
}
