import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { findOwnData } from '#app/data/own-data/own-data.server.ts'
import { openOwnData } from '#app/http/access/own-data.server.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { SaidView } from '#app/ui/own-data/said-view.tsx'
import { StoredView } from '#app/ui/own-data/stored-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { ownDataView } from '#app/words/own-data/own-data-view.server.ts'

export async function loader({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const { db } = context
  const [locale, agency] = await Promise.all([localeOf(request), findAgency(db)])
  const opened = await openOwnData(request, context, token, (link) => findOwnData(db, link, { locale, act: 'viewed' }))
  if (opened.gone) return data({ title: opened.gone.title, gone: opened.gone, view: null }, opened.init)
  const words = translator(locale)('pages:ownData.stored', { returnObjects: true })
  const addresses = { file: ownDataPaths.file(token), deletion: ownDataPaths.deletion(token) }
  return { title: words.title, gone: null, view: { words, addresses, ...ownDataView(opened.found, agency, locale) } }
}

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function OwnDataPage() {
  const { gone, view } = useLoaderData<typeof loader>()
  return view ? <StoredView {...view} /> : gone && <SaidView {...gone} />
}
