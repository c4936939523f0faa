import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { isId } from '#app/data/database.server.ts'
import { findOffer } from '#app/data/offers/offers.server.ts'
import { keptOffersQuery } from '#app/data/offers/shortlist.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { keptIdsIn, mostKept } from '#app/domain/offers/shortlist.ts'
import { coverOf } from '#app/domain/picture.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { receiptSentence } from '#app/http/pages/receipt-sentence.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths, shortlistPath } from '#app/paths/public.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ContactCard } from '#app/ui/offer/contact-card.tsx'
import { Tile, tileSizes } from '#app/ui/offers/tile.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { openingHours } from '#app/ui/sections/opening-hours.ts'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Points } from '#app/ui/sections/points.tsx'
import { personToCall } from '#app/words/shown/people.server.ts'
import { labelledPictures } from '#app/words/shown/picture-labels.server.ts'
import styles from './contact-thanks.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'contact')
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('angebot')
  const ids = keptIdsIn(searchParams.get('angebote') ?? '')
  const [offer, several, receipt] = await Promise.all([
    isId(id) ? findOffer(db, locale, id) : null,
    ids.length > 1 ? runQuery(keptOffersQuery(db, locale, ids, mostKept)) : [],
    receiptSentence(context, locale),
  ])
  const office = t('pages:contact.thanks.office')
  const about = { person: offer?.member?.name ?? office, name: offer?.name, count: several.length }
  const words = t('pages:contact.thanks', { returnObjects: true, ...about })
  const received = offer ? words.receivedAbout : several.length > 0 ? words.receivedSeveral : words.received
  const cover = offer && coverOf(labelledPictures(offer.pictures, locale))
  const general = several.length > 0 ? words.severalSteps : words.steps
  return {
    title: words.title,
    received: [received, receipt].filter(Boolean).join(' '),
    steps: offer
      ? offer.reserved
        ? [...words.offerSteps.slice(0, -1), words.waitingStep]
        : words.offerSteps
      : general,
    next: words.next,
    hurry: words.hurry,
    about: offer && {
      to: paths.offer(offer.id),
      title: words.yourOffer,
      back: words.back,
      name: offer.name,
      lang: langOf(offer, 'name'),
      place: placeName(offer),
      cover: cover ? pick(cover, ['key', 'width', 'height', 'focus', 'label']) : null,
    },
    several: several.length > 0 && {
      title: words.yourOffers,
      offers: several.map((one) => {
        const { name: person = office, telephone = null } = one.member ?? {}
        return {
          to: paths.offer(one.id),
          name: one.name,
          lang: langOf(one, 'name'),
          person,
          telephone: shownNumbers(telephone, locale),
        }
      }),
    },
    member: offer?.member?.telephone ? personToCall(offer.member, locale) : null,
    ways: [
      ...(several.length > 0 ? [{ to: shortlistPath(ids), title: words.shortlist }] : []),
      { to: paths.offers, title: words.offers },
      { to: paths.home, title: words.home },
    ],
    meta: { title: words.metaTitle, description: words.description, robots: 'noindex' },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ContactThanksPage() {
  const { title, received, next, steps, about, several, ways } = useLoaderData<typeof loader>()
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lead" role="status">
          {received}
        </p>
      </header>
      <div className={`grid ${styles.body}`}>
        <section className={styles.steps} aria-labelledby="next">
          <h2 id="next">{next}</h2>
          <Points points={steps} numbered />
        </section>
        <div className={styles.side}>
          {agency && <PhoneCard agency={agency} />}
          {about && <About about={about} />}
          {several && <Several several={several} />}
        </div>
      </div>
      <p className={styles.ways}>
        {about && <ArrowLink to={about.to}>{about.back}</ArrowLink>}
        {ways.map(({ to, title }) => (
          <ArrowLink key={to} to={to}>
            {title}
          </ArrowLink>
        ))}
      </p>
    </main>
  )
}

function PhoneCard({ agency }: { agency: AgencyCard }) {
  const { hurry, member } = useLoaderData<typeof loader>()
  const { hours, lang } = openingHours(agency)
  if (!member && !agency.phone) return null
  return (
    <section className={styles.hurry} aria-labelledby="hurry">
      <h2 id="hurry">{hurry}</h2>
      {member ? (
        <ContactCard member={member} />
      ) : (
        agency.phone && <Telephone className={`num ${styles.phone}`} number={agency.phone} />
      )}
      {hours.length > 0 && (
        <p className={styles.hours} lang={lang}>
          {hours.join('\n')}
        </p>
      )}
    </section>
  )
}

type SeveralOffers = Exclude<ReturnType<typeof useLoaderData<typeof loader>>['several'], false>

function Several({ several: { title, offers } }: { several: SeveralOffers }) {
  return (
    <section className={styles.hurry} aria-labelledby="several">
      <h2 id="several">{title}</h2>
      <ul>
        {offers.map(({ to, name, lang, person, telephone }) => (
          <li key={to}>
            <ArrowLink to={to}>
              <span lang={lang}>{name}</span>
            </ArrowLink>
            <p>
              {person}
              {telephone && (
                <>
                  , <Telephone number={telephone} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AboutOffer = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['about']>

function About({ about: { to, title, name, lang, place, cover } }: { about: AboutOffer }) {
  return (
    <section aria-labelledby="about">
      <h2 className="sr" id="about">
        {title}
      </h2>
      <Tile to={to} place={place} name={name} lang={lang} cover={cover} sizes={tileSizes}>
        {null}
      </Tile>
    </section>
  )
}
