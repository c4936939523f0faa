/** The home page: a house, a search, what is on offer, what was sold, and who to call. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listKeyFigures } from '#app/data/key-figures.server.ts'
import { findOffer, findTeaser, listOffers, listReferences } from '#app/data/offers.server.ts'
import { findAgency, findHomePicture } from '#app/data/settings.server.ts'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { listTestimonials } from '#app/data/testimonials.server.ts'
import { noFilters } from '#app/domain/offer-filters.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { Figures } from '#app/ui/figures.tsx'
import { Featured } from '#app/ui/home/featured.tsx'
import { Hero } from '#app/ui/home/hero.tsx'
import { QuickSearch } from '#app/ui/home/quick-search.tsx'
import { Reach } from '#app/ui/home/reach.tsx'
import { Services } from '#app/ui/home/services.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ReferenceTile } from '#app/ui/property/reference-tile.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Strip } from '#app/ui/strip.tsx'
import styles from './home.module.css'

/** The picture on top takes the first offer, the selection the next ones, where there are enough. */
const featuredCount = 4
const referenceCount = 8

export async function loader({ request, context: { db, config } }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const [list, references, figures, testimonials, team, agency, ownPicture] = await Promise.all([
    listOffers(db, noFilters),
    listReferences(db, { houseType: null, year: null }, referenceCount),
    listKeyFigures(db),
    listTestimonials(db),
    listTeamMembers(db),
    findAgency(db),
    findHomePicture(db),
  ])
  const { offers, total, counts } = list
  // Without a picture of the agency's own, the first offer lends its cover.
  const hero = ownPicture ? null : (offers.find(({ cover }) => cover !== null) ?? null)
  const picture = ownPicture ?? hero?.cover ?? null
  const others = offers.length > featuredCount ? offers.filter(({ id }) => id !== hero?.id) : offers
  const featured = others.slice(0, featuredCount)
  const [teaser, shown] = await Promise.all([
    featured[0] ? findTeaser(db, featured[0].id) : null,
    offers[0] ? findOffer(db, offers[0].id) : null,
  ])
  const inside = shown?.pictures.findLast(({ kind }) => kind === 'photo') ?? null
  const { city } = agency
  const meta = {
    title: city ? t('pages:meta.home.title', { city }) : t('pages:meta.home.titleWithoutCity'),
    description: city ? t('pages:meta.home.description', { city }) : t('pages:meta.home.descriptionWithoutCity'),
    picture,
    feed: t('pages:meta.feed.title'),
    graph: [],
    agent: picture ? { image: config.siteUrl + paths.media(picture.key, 1280) } : {},
  }
  const services = {
    sales: t('pages:services.sales.short'),
    rentals: t('pages:services.rentals.short'),
    newBuild: t('pages:services.newBuild.short'),
    picture: inside,
  }
  return {
    picture,
    hero,
    featured,
    teaser,
    total,
    counts,
    references,
    figures,
    testimonials,
    person: team[0] ?? null,
    city,
    services,
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function HomePage() {
  const { picture, hero, city, counts, featured, teaser, total, figures, services, person } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <main id="inhalt">
      <Hero picture={picture} offer={hero} lead={city ? t('home.lead', { city }) : t('home.leadWithoutCity')}>
        <QuickSearch counts={counts} />
      </Hero>
      {featured.length > 0 && <Featured offers={featured} teaser={teaser} total={total} />}
      {figures.length > 0 && (
        <section className="section wrap" aria-label={t('home.figures')}>
          <Figures figures={figures} />
        </section>
      )}
      <Services texts={services} picture={services.picture} />
      <References />
      <Voices />
      {person && <Reach person={person} />}
    </main>
  )
}

function References() {
  const { references } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  if (references.length === 0) return null
  return (
    <section className="section" aria-labelledby="references">
      <SectionHead title={t('home.references')} id="references">
        <ArrowLink to={paths.references}>{t('home.allReferences')}</ArrowLink>
      </SectionHead>
      <Strip label={t('home.references')} parts="tiles">
        {references.map((reference) => (
          <ReferenceTile
            key={reference.id}
            reference={reference}
            sizes="(min-width: 1655px) 30rem, (min-width: 912px) 29vw, 264px"
          />
        ))}
      </Strip>
    </section>
  )
}

function Voices() {
  const { testimonials } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  if (testimonials.length === 0) return null
  return (
    <section className={styles.voices} aria-label={t('home.voices')}>
      <Strip label={t('home.voices')} parts="quotes">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Strip>
    </section>
  )
}
