import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { homePictureQuery } from '#app/data/agency/home-picture.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { highlightedCoverQuery } from '#app/data/offers/front-offers.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { FactList } from '#app/fields/fact-list.tsx'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { receiveEnquiry } from '#app/http/enquiries/enquiries.server.ts'
import { readSite, translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { EnquiryForm } from '#app/ui/form/enquiry-form.tsx'
import { LocationMark } from '#app/ui/maps/location-mark.tsx'
import { MapFigure } from '#app/ui/maps/map-figure.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { ContactWays } from '#app/ui/sections/contact-ways.tsx'
import { IndexRows } from '#app/ui/sections/index-rows.tsx'
import { openingHours } from '#app/ui/sections/opening-hours.ts'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Split } from '#app/ui/sections/split.tsx'
import { officeMap } from '#app/words/maps/office-map.server.ts'
import { wishWords } from '#app/words/search-words.server.ts'
import { labelledCover } from '#app/words/shown/picture-labels.server.ts'
import styles from './contact.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'contact')
  // Set by `wishLink` after a search with few results.
  const { filters } = readOfferFilters(new URL(request.url).searchParams, locale)
  const words = t('pages:contact', { returnObjects: true })
  const { thanks: _1, offer: _2, answering: _3, within: _4, mailClosing: _5, ...own } = words
  const [{ agency }, { ownPicture, cover, sources }] = await Promise.all([
    readSite(context, locale),
    runBatch(db, {
      sources: mapSourcesQuery(db),
      ownPicture: homePictureQuery(db, locale),
      cover: highlightedCoverQuery(db, locale),
    }),
  ])
  context.linkedData.page = { nodes: [] }
  const meta = { title: words.title, description: t('pages:meta.contact.description') }
  return {
    words: own,
    message: wishWords(filters, locale),
    map: officeMap(agency, sources, locale),
    picture: labelledCover(ownPicture ?? cover, locale),
    meta,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return receiveEnquiry(request, context)
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ContactPage() {
  const { words, picture } = useLoaderData<typeof loader>()
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency
  return (
    <main id="inhalt">
      <div className="wrap">
        <PageHead title={words.title} lead={words.lead} />
        <div className="grid">
          {agency && <Office agency={agency} />}
          <Write agency={agency} />
        </div>
      </div>
      {picture && (
        <figure className={`wrap ${styles.picture}`}>
          <PictureView picture={picture} sizes="(min-width: 1760px) 1568px, 92vw" />
        </figure>
      )}
      <div className={`wrap ${styles.topics}`}>
        <Topics />
      </div>
    </main>
  )
}

function Office({ agency }: { agency: AgencyCard }) {
  const { words, map } = useLoaderData<typeof loader>()
  const { hours, lang } = openingHours(agency)
  const address = [agency.street, [agency.postalCode, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <div className={styles.office}>
      {agency.phone && (
        <>
          <p className="eyebrow">{words.phone}</p>
          <p>
            <Telephone className={`num ${styles.phone}`} number={agency.phone} />
          </p>
        </>
      )}
      {hours.length > 0 && (
        <div className={styles.hours} lang={lang}>
          <FactList facts={hours.map(daysAndTimes)} />
        </div>
      )}
      <ContactWays phone={null} email={agency.email} className={styles.ways}>
        {address && (
          <a href={mapAddress(address)} target="_blank" rel="noreferrer">
            <Icon name="pin" />
            <span>
              {address}
              <span className="sr"> ({words.map})</span>
            </span>
          </a>
        )}
      </ContactWays>
      {address && <p className={styles.hint}>{words.mapHint}</p>}
      {map && (
        <div className={styles.map}>
          <MapFigure map={map.shown}>
            <LocationMark mark={map.mark} name={null} />
          </MapFigure>
        </div>
      )}
    </div>
  )
}

/** "Freitag 9 bis 16 Uhr" as day and times; other lines stay whole. */
function daysAndTimes(line: string) {
  const found = /(\p{L}),?\s(?:\d|(?:nach|by|on)\s)/u.exec(line)
  if (!found) return { label: line, value: '' }
  const label = line.slice(0, found.index) + found[1]
  return { label, value: line.slice(label.length).replace(/^,?\s/, '') }
}

function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
}

function Write({ agency }: { agency: AgencyCard | undefined }) {
  const { words, message } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <section className={styles.write} aria-labelledby="write">
      <h2 id="write">{words.write}</h2>
      <p className={styles.intro}>
        {words.writeText} {agency?.answering ?? words.usually}
      </p>
      <EnquiryForm words={words.form} action={paths.contact} message={message} answer={answer} />
    </section>
  )
}

function Topics() {
  const { topics, topicList } = useLoaderData<typeof loader>().words
  return (
    <Split title={topics}>
      <IndexRows
        rows={[
          { to: paths.offers, title: topicList.offer, text: topicList.offerText },
          { to: paths.services.sales, title: topicList.sell, text: topicList.sellText },
          { to: paths.services.rentals, title: topicList.let, text: topicList.letText },
        ]}
      />
    </Split>
  )
}
