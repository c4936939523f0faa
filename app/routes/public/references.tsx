import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { testimonialsQuery } from '#app/data/entries/testimonials.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { referenceGroupsQuery, referencePlacesQuery, referencesQuery } from '#app/data/offers/references.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import {
  readReferenceFilters,
  referenceCounts,
  referenceSearch,
  referencesPerPage,
} from '#app/domain/offers/reference-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ReferenceMap } from '#app/ui/maps/reference-map.tsx'
import { FilterForm } from '#app/ui/offers/filter-form.tsx'
import { LineSelect } from '#app/ui/offers/line-field.tsx'
import { Pagination } from '#app/ui/offers/pagination.tsx'
import { ReferenceGrid, voicesAmong } from '#app/ui/offers/reference-grid.tsx'
import { ArrowLink, Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { CallPanel } from '#app/ui/sections/call-panel.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { LateQuotes, Quote } from '#app/ui/sections/quote.tsx'
import { QuoteOrigin } from '#app/ui/sections/quote-origin.tsx'
import { SectionHead } from '#app/ui/sections/section-head.tsx'
import { Strip } from '#app/ui/sections/strip.tsx'
import { referenceMap } from '#app/words/maps/reference-map.server.ts'
import { shownReferences } from '#app/words/shown/tiles.server.ts'
import { voicesInWords } from '#app/words/texts/voices.server.ts'
import styles from './references.module.css'

const shownWords = [
  'lead',
  'noneAtAll',
  'results',
  'year',
  'anyYear',
  'none',
  'clear',
  'voices',
  'sellTitle',
  'sellText',
  'sellButton',
] as const

export async function loader({ request, context: { db }, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'references')
  const search = new URL(request.url).searchParams
  const { groups, voices } = await runBatch(db, {
    groups: referenceGroupsQuery(db),
    voices: testimonialsQuery(db, locale),
  })
  const filters = readReferenceFilters(search, groups)
  const counts = referenceCounts(groups, filters)
  const pageCount = Math.max(1, Math.ceil(counts.total / referencesPerPage))
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const isWhole = page === 1 && !filters.houseType && !filters.year && counts.total > 0
  const [references, placed] = await Promise.all([
    runQuery(referencesQuery(db, locale, filters, referencesPerPage, (page - 1) * referencesPerPage)),
    isWhole ? runBatch(db, { places: referencePlacesQuery(db), sources: mapSourcesQuery(db) }) : null,
  ])
  const words = t('pages:references', { returnObjects: true })
  const meta = { title: t('site:references.title'), description: t('pages:meta.references.description') }
  return {
    words: pick(words, shownWords),
    map: placed && referenceMap(placed.places, placed.sources, locale),
    references: shownReferences(references, locale),
    ...voicesInWords(voices.testimonials, voices.origin, locale),
    filters,
    counts,
    found: t('pages:references.count', { count: counts.total, formatted: formatNumber(counts.total, locale) }),
    page,
    pageCount,
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ReferencesPage() {
  const { words, map, references, testimonials, origin, filters, counts, page, pageCount } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  const isEmpty = counts.totalOfAll === 0
  return (
    <main id="inhalt">
      <div className={`wrap ${styles.page}`}>
        <PageHead title={t('references.title')} lead={isEmpty ? words.noneAtAll : words.lead} />
        {!isEmpty && <Filter />}
        {!isEmpty && <Results />}
        {references.length > 0 && (
          <>
            <h2 className="sr">{words.results}</h2>
            <ReferenceGrid references={references} testimonials={testimonials} origin={origin} />
          </>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          to={(other) => `${paths.references}${referenceSearch(filters, other)}`}
        />
        {map && <ReferenceMap {...map} />}
      </div>
      <FurtherTestimonials />
      <CallPanel title={words.sellTitle}>
        <p className="lead">{words.sellText}</p>
        <ButtonLink to={paths.valuation}>{words.sellButton}</ButtonLink>
      </CallPanel>
    </main>
  )
}

function Filter() {
  const { words, filters, counts } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['site', 'property'])
  const { houseType, year } = filters
  return (
    <FilterForm className={styles.filter} action={paths.references}>
      <LineSelect
        key={`type ${houseType}`}
        name="houseType"
        label={t('site:offers.type')}
        defaultValue={houseType ?? ''}
      >
        <option value="">{t('site:offers.anyType')}</option>
        {counts.houseTypes.map(({ type, count }) => (
          <option key={type} value={type}>{`${t(`property:options.houseType.${type}`)} (${count})`}</option>
        ))}
      </LineSelect>
      <LineSelect key={`year ${year}`} name="year" label={words.year} defaultValue={year ?? ''}>
        <option value="">{words.anyYear}</option>
        {counts.years.map(({ year, count }) => (
          <option key={year} value={year}>{`${year} (${count})`}</option>
        ))}
      </LineSelect>
      <Button type="submit">{t('site:offers.apply')}</Button>
    </FilterForm>
  )
}

function Results() {
  const { words, filters, counts, found } = useLoaderData<typeof loader>()
  return (
    <div className={styles.results}>
      <p className={`num ${styles.count}`} role="status">
        {counts.total > 0 ? found : words.none}
      </p>
      {(filters.houseType || filters.year) && <ArrowLink to={paths.references}>{words.clear}</ArrowLink>}
    </div>
  )
}

function FurtherTestimonials() {
  const { words, references, testimonials, origin } = useLoaderData<typeof loader>()
  const others = testimonials.slice(voicesAmong(references.length))
  if (others.length === 0) return null
  return (
    <section className={styles.voices} aria-labelledby="voices">
      <SectionHead title={words.voices} id="voices" />
      <LateQuotes>
        <Strip label={words.voices} parts="quotes">
          {others.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </Strip>
      </LateQuotes>
      <div className="wrap">
        <QuoteOrigin words={origin} />
      </div>
    </section>
  )
}
