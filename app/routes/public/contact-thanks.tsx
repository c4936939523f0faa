import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { isId } from '#app/data/database.server.ts'
import { findOffer } from '#app/data/offers/offers.server.ts'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { receiptSentence } from '#app/http/pages/receipt-sentence.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ContactCard } from '#app/ui/offer/contact-card.tsx'
import { Tile, tileSizes } from '#app/ui/offers/tile.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { openingHours } from '#app/ui/sections/opening-hours.ts'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Points } from '#app/ui/sections/points.tsx'
import styles from './contact-thanks.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context
  const locale = await localeOf(request)
  const t = translator(locale)
  const id = new URL(request.url).searchParams.get('angebot')
  const [offer, receipt] = await Promise.all([
    isId(id) ? findOffer(db, locale, id) : null,
    receiptSentence(context, locale),
  ])
  const person = offer?.member?.name ?? t('pages:contact.thanks.office')
  const words = t('pages:contact.thanks', { returnObjects: true, person, name: offer?.name })
  const [reads, answers, viewing] = words.offerSteps
  return {
    title: words.title,
    received: [offer ? words.receivedAbout : words.received, receipt].filter(Boolean).join(' '),
    steps: offer ? [reads, answers, offer.reserved ? words.waitingStep : viewing] : words.steps,
    next: words.next,
    hurry: words.hurry,
    about: offer && {
      to: paths.offer(offer.id),
      title: words.yourOffer,
      back: words.back,
      name: offer.name,
      place: placeName(offer),
      cover: offer.pictures.find(({ kind }) => kind === 'photo') ?? null,
    },
    member: offer?.member ?? null,
    ways: [
      { to: paths.offers, title: words.offers },
      { to: paths.home, title: words.home },
    ],
    meta: { title: words.metaTitle, description: words.description, robots: 'noindex' },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ContactThanksPage() {
  const { title, received, next, steps, about, ways } = useLoaderData<typeof loader>()
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
  if (!member?.telephone && !agency.phone) return null
  return (
    <section className={styles.hurry} aria-labelledby="hurry">
      <h2 id="hurry">{hurry}</h2>
      {member?.telephone ? (
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

type AboutOffer = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['about']>

function About({ about: { to, title, name, place, cover } }: { about: AboutOffer }) {
  return (
    <section aria-labelledby="about">
      <h2 className="sr" id="about">
        {title}
      </h2>
      <Tile to={to} place={place} name={name} cover={cover} sizes={tileSizes}>
        {null}
      </Tile>
    </section>
  )
}
