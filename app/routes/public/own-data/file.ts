import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { findOwnData } from '#app/data/own-data/own-data.server.ts'
import { openOwnData } from '#app/http/access/own-data.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ownDataFile } from '#app/words/own-data/own-data-file.server.ts'

export async function loader({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const { db, config } = context
  const [locale, agency] = await Promise.all([localeOf(request), findAgency(db)])
  const opened = await openOwnData(request, context, token, (link) =>
    findOwnData(db, link, { locale, act: 'exported' }),
  )
  if (opened.gone) {
    const { init, gone } = opened
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...init.headers }
    return new Response(`${gone.title}. ${gone.text}`, { ...init, headers })
  }
  const name = translator(locale)('pages:ownData.file')
  return new Response(ownDataFile(opened.found, agency, config.siteUrl), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
