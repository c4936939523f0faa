import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { frontOffersQuery } from '#app/data/offers/front-offers.server.ts'
import { officeQuery } from '#app/data/offers/office.server.ts'
import { referencesQuery } from '#app/data/offers/references.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { countOffers } from '#app/domain/offers/offer-counts.ts'
import { noFilters } from '#app/domain/offers/offer-filters.ts'
import { nameWithPlace } from '#app/domain/offers/place-name.ts'
import { placeSuggestions } from '#app/domain/offers/place-suggestions.ts'
import { noReferenceFilters } from '#app/domain/offers/reference-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { Featured } from '#app/ui/home/featured.tsx'
import { Hero } from '#app/ui/home/hero.tsx'
import { People } from '#app/ui/home/people.tsx'
import { QuickSearch } from '#app/ui/home/quick-search.tsx'
import { Services } from '#app/ui/home/services.tsx'
import { ReferenceTile } from '#app/ui/offers/reference-tile.tsx'
import { ArrowLink, ButtonLink } from '#app/ui/parts/button.tsx'
import { Figures } from '#app/ui/sections/figures.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { LateQuotes, Quote } from '#app/ui/sections/quote.tsx'
import { QuoteOrigin } from '#app/ui/sections/quote-origin.tsx'
import { SectionHead } from '#app/ui/sections/section-head.tsx'
import { Strip } from '#app/ui/sections/strip.tsx'
import { figureWords } from '#app/words/figure-words.server.ts'
import { personToCall } from '#app/words/shown/people.server.ts'
import { bareCover, labelledCover } from '#app/words/shown/picture-labels.server.ts'
import { shownReferences, shownTiles } from '#app/words/shown/tiles.server.ts'
import { teaserWords } from '#app/words/texts/teaser-words.server.ts'
import { voicesInWords } from '#app/words/texts/voices.server.ts'
import styles from './home.module.css'

const featuredCount = 4
const referenceCount = 8
const peopleCount = 6

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, config } = context
  const locale = await localeOf(request)
  const [t, { office, front, references }] = await Promise.all([
    translatorFor(context, locale, 'home'),
    runBatch(db, {
      office: officeQuery(db, locale),
      front: frontOffersQuery(db, locale),
      references: referencesQuery(db, locale, noReferenceFilters, referenceCount),
    }),
  ])
  const { figures, testimonials, team, city, picture: ownPicture } = office
  const { total, counts } = countOffers(office.groups, noFilters)
  const { offers, teasers, inside } = front
  // Without an agency picture, the first offer's cover is shown.
  const hero = ownPicture ? null : (offers.find(({ cover }) => cover !== null) ?? null)
  const picture = labelledCover(ownPicture ?? hero?.cover ?? null, locale)
  // The hero offer is not repeated, unless it is the only one: phones have no room for its link.
  const others = offers.length > 1 ? offers.filter(({ id }) => id !== hero?.id) : offers
  const featured = others.slice(0, featuredCount)
  const teaser = (featured[0] && teasers.get(featured[0].id)) ?? null
  const people = team.slice(0, peopleCount)
  const face = people.find(({ picture }) => picture)
  const {
    allOffers_one: _one,
    allOffers_other: _other,
    leadWithoutCity,
    nothingYet,
    nothingYetLink,
    ...words
  } = t('pages:home', { returnObjects: true, city })
  context.linkedData.page = { nodes: [], agencyPicture: picture && config.siteUrl + paths.media(picture.key, 1280) }
  const meta = {
    title: city ? t('pages:meta.home.title', { city }) : t('pages:meta.home.titleWithoutCity'),
    description: city ? t('pages:meta.home.description', { city }) : t('pages:meta.home.descriptionWithoutCity'),
    picture,
    feed: t('pages:meta.feed.title'),
  }
  const services = {
    sales: t('pages:services.sales.short'),
    rentals: t('pages:services.rentals.short'),
    newBuild: t('pages:services.newBuild.short'),
  }
  return {
    words: { ...words, lead: city ? words.lead : leadWithoutCity },
    nothing: total === 0 ? { text: nothingYet, link: nothingYetLink } : null,
    picture,
    hero: hero && { to: paths.offer(hero.id), name: nameWithPlace(hero), lang: langOf(hero, 'name') },
    featured: shownTiles(featured, locale),
    ...teaserWords(teaser),
    all: t('pages:home.allOffers', { count: total, formatted: formatNumber(total, locale) }),
    purchases: counts.marketType.purchase,
    places: placeSuggestions(office.groups, []),
    references: shownReferences(references, locale),
    figures: figureWords(figures, locale),
    ...voicesInWords(testimonials, office.origin, locale),
    people: people.map((person) => {
      const shown = { id: person.id, ...personToCall(person, locale) }
      return person === face ? shown : { ...shown, picture: null }
    }),
    services,
    inside: bareCover(inside, locale),
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function HomePage() {
  const {
    words,
    picture,
    hero,
    purchases,
    places,
    featured,
    teaser,
    teaserLang,
    nothing,
    all,
    figures,
    services,
    inside,
    people,
  } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt">
      <Hero
        picture={picture}
        offer={hero}
        headline={words.headline}
        lead={words.lead}
        seller={{ text: words.seller, link: words.sellerLink }}
      >
        {nothing ? (
          <NothingYet {...nothing} />
        ) : (
          <QuickSearch purchases={purchases} places={places} words={words.search} />
        )}
      </Hero>
      {featured.length > 0 && (
        <Featured title={words.featured} offers={featured} teaser={teaser} teaserLang={teaserLang} all={all} />
      )}
      <Figures title={words.figures} figures={figures} />
      <Services
        title={words.services}
        texts={services}
        promise={words.promise}
        valuation={words.valuation}
        picture={inside}
      />
      <References />
      <Voices />
      {people.length > 0 && <People title={words.people} more={words.meetTeam} people={people} />}
    </main>
  )
}

function NothingYet({ text, link }: { text: string; link: string }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      <ButtonLink to={paths.contact}>{link}</ButtonLink>
    </div>
  )
}

function References() {
  const { words, references } = useLoaderData<typeof loader>()
  if (references.length === 0) return null
  return (
    <section className="section" aria-labelledby="references">
      <SectionHead title={words.references} id="references">
        <ArrowLink to={paths.references}>{words.allReferences}</ArrowLink>
      </SectionHead>
      <Strip label={words.references} parts="tiles">
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
  const { words, testimonials, origin } = useLoaderData<typeof loader>()
  if (testimonials.length === 0) return null
  return (
    <section className={styles.voices}>
      <h2 className="sr">{words.voices}</h2>
      <LateQuotes>
        <Strip label={words.voices} parts="quotes">
          {testimonials.map((testimonial) => (
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
