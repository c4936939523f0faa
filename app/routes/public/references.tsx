/** /referenzen: what was sold, and what those say who sold it. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listReferences, listReferenceYears } from '#app/data/offers.server.ts'
import { listTestimonials } from '#app/data/testimonials.server.ts'
import { propertyOptions } from '#app/domain/property-options.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink, Button, ButtonLink } from '#app/ui/button.tsx'
import { CallPanel } from '#app/ui/call-panel.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { HouseTypeSelect } from '#app/ui/property/filter-bar.tsx'
import { FilterForm } from '#app/ui/property/filter-form.tsx'
import { LineSelect } from '#app/ui/property/line-field.tsx'
import { ReferenceGrid } from '#app/ui/property/reference-grid.tsx'
import styles from './references.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const search = new URL(request.url).searchParams
  const houseType = propertyOptions.houseType.find((type) => type === search.get('houseType')) ?? null
  const [years, testimonials] = await Promise.all([listReferenceYears(context.db), listTestimonials(context.db)])
  const year = years.find((known) => String(known) === search.get('year')) ?? null
  const references = await listReferences(context.db, { houseType, year })
  const meta = { title: t('site:references.title'), description: t('pages:meta.references.description') }
  return { references, years, testimonials, houseType, year, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ReferencesPage() {
  const { references, testimonials } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <main id="inhalt">
      <div className={`wrap ${styles.page}`}>
        <PageHead title={t('references.title')} lead={t('references.lead')} />
        <Filter />
        <p className={`num ${styles.count}`} role="status">
          {t('references.count', { count: references.length, formatted: String(references.length) })}
        </p>
        {references.length > 0 ? (
          <>
            <h2 className="sr">{t('references.results')}</h2>
            <ReferenceGrid references={references} testimonials={testimonials} />
          </>
        ) : (
          <div className={styles.none}>
            <p className="lead">{t('references.none')}</p>
            <ArrowLink to={paths.references}>{t('references.all')}</ArrowLink>
          </div>
        )}
      </div>
      <CallPanel title={t('references.sellTitle')}>
        <p className="lead">{t('references.sellText')}</p>
        <ButtonLink to={paths.services.sales}>{t('references.sellButton')}</ButtonLink>
      </CallPanel>
    </main>
  )
}

function Filter() {
  const { houseType, year, years } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <FilterForm className={styles.filter} action={paths.references}>
      <HouseTypeSelect value={houseType} />
      <LineSelect key={`year ${year}`} name="year" label={t('references.year')} defaultValue={year ?? ''}>
        <option value="">{t('references.anyYear')}</option>
        {years.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </LineSelect>
      <Button type="submit">{t('offers.apply')}</Button>
    </FilterForm>
  )
}
