/** /dashboard/properties/:id/history: who changed what, the latest save first; `?below=` leads to older ones. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { type Change, listSaves } from '#app/data/properties/history.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyHistory, type SavedChange } from '#app/ui/dashboard/property/property-history.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property/property-tabs.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import { type ValueWriter, valueWriter } from '#app/words/property-values.server.ts'
import { requireProperty } from './editor.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const { db } = context
  const [property, pictures, members, locale] = await Promise.all([
    requireProperty(db, id),
    listPictures(db, id),
    listTeamNames(db),
    localeOf(request),
  ])
  const below = /^\d{1,9}$/.exec(new URL(request.url).searchParams.get('below') ?? '')?.[0]
  const { saves, olderThan } = await listSaves(db, id, below === undefined ? null : Number(below))
  const write = valueWriter(locale, members)
  const t = translator(locale)
  return {
    id,
    title: t('dashboard:history.title', { name: property.name }),
    name: property.name,
    propertyNumber: property.propertyNumber,
    marketType: property.marketType,
    pictureCount: pictures.length,
    isLatest: below === undefined,
    olderThan,
    saves: saves.map(({ changes, by, ...save }) => ({
      ...save,
      by: writeAuthor(by, t),
      address: by.address,
      ...inWords(changes, write),
    })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyHistoryPage() {
  const { id, name, propertyNumber, pictureCount, ...history } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: paths.dashboard.properties },
          { label: propertyNumber, to: paths.dashboard.property(id) },
          { label: t('property.history') },
        ]}
      />
      <PageHead title={name} />
      <PropertyTabs propertyId={id} pictureCount={pictureCount} current="history" />
      <PropertyHistory {...history} />
    </>
  )
}

const names = keysOf(propertyFields)

function inWords(changes: readonly Change[], write: ValueWriter) {
  const acts = changes.flatMap(({ field, after }) => {
    if (field === 'created') return ['created' as const]
    return field === 'trashed' ? [after === true ? ('trashed' as const) : ('restored' as const)] : []
  })
  const fields = names.flatMap((field): SavedChange[] => {
    const change = changes.find((candidate) => candidate.field === field)
    if (!change) return []
    const isLong = propertyFields[field].kind === 'longText'
    return [{ field, isLong, before: write(field, change.before), after: write(field, change.after) }]
  })
  return { acts, changes: fields }
}
