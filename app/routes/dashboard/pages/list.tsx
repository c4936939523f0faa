import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listPageTexts } from '#app/data/agency/page-texts.server.ts'
import { listOwnPages } from '#app/data/entries/own-pages.server.ts'
import { listedExemptions } from '#app/domain/pages/listed-exemption.ts'
import { countTexts, pageFields, pageNames } from '#app/domain/pages/page-texts.ts'
import { emptyValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { OwnPagesTable } from '#app/ui/dashboard/pages/own-pages-table.tsx'
import { PageTextsTable } from '#app/ui/dashboard/pages/page-texts-table.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { pageEnglish } from '#app/words/texts/page-english.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(request, context)
  const [stored, own, locale] = await Promise.all([
    listPageTexts(context.db, pageNames),
    listOwnPages(context.db),
    localeOf(request),
  ])
  const t = translator(locale)
  const pages = pageNames.map((page) => {
    const fields = pageFields(page)
    const none = { values: emptyValues(fields), stale: {}, sources: {}, changedAt: {}, savedAt: null, by: null }
    const { by, savedAt, values, ...texts } = stored.get(page) ?? none
    const english = pageEnglish(page, { ...texts, values, savedAt })
    return {
      page,
      name: t(`forms:pageTexts.pages.${page}`),
      counts: countTexts(fields, values),
      doubtCount: listedExemptions(fields, values).size,
      english: { missing: english.missing.length, stale: Object.keys(english.stale).length },
      savedAt,
      by,
    }
  })
  const names = ['id', 'title', 'slug', 'placement', 'published', 'isStale', 'updatedAt', 'by'] as const
  return {
    title: t('dashboard:pages.title'),
    pages,
    own: own.map((page) => pick(page, names)),
    mayAdd: role === 'admin',
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PagesRoute() {
  const { pages, own, mayAdd } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead
        title={t('pages.title')}
        lead={t('pages.lead')}
        action={mayAdd ? <ButtonLink to={dashboardPaths.ownPages.new}>{t('entries.ownPages.new')}</ButtonLink> : null}
      />
      <PageTextsTable pages={pages} />
      <OwnPagesTable pages={own} />
    </>
  )
}
