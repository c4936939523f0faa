import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { deleteOwnData } from '#app/data/own-data/delete-own-data.server.ts'
import { findLinkOwner } from '#app/data/own-data/own-data-links.server.ts'
import { openOwnData } from '#app/http/access/own-data.server.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { DeletionView } from '#app/ui/own-data/deletion-view.tsx'
import { SaidView } from '#app/ui/own-data/said-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { deleted, withdrawalKept } from './states.server.ts'

export async function loader({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const opened = await openOwnData(request, context, token, (link) => findLinkOwner(context.db, link))
  if (opened.gone) return data({ title: opened.gone.title, gone: opened.gone, view: null }, opened.init)
  const { email, hasWithdrawal } = opened.found
  const { withdrawals, ...words } = translator(await localeOf(request))('pages:ownData.deletion', {
    returnObjects: true,
    email,
  })
  const { stored, file, deletion } = ownDataPaths
  const addresses = { stored: stored(token), file: file(token), deletion: deletion(token) }
  const kept = hasWithdrawal ? withdrawals : null
  return { title: words.title, gone: null, view: { words, kept, addresses } }
}

/** The loader runs next and reports an invalid link. */
export async function action({ request, params: { token }, context }: ActionFunctionArgs) {
  const opened = await openOwnData(request, context, token, (link) => deleteOwnData(context.db, link))
  if (opened.gone) return data(null, opened.init)
  const kept = opened.found.keepsWithdrawal ? `=${withdrawalKept}` : ''
  return redirectTo(context, `${ownDataPaths.request}?${deleted}${kept}`)
}

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function OwnDataDeletionPage() {
  const { gone, view } = useLoaderData<typeof loader>()
  return view ? <DeletionView {...view} /> : gone && <SaidView {...gone} />
}
