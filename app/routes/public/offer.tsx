/** /angebote/:id: one offer with all that is known about it. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { listSimilarOffers } from '#app/data/offers.server.ts'
import { placeName, type ShownOffer, shownFields } from '#app/domain/offer.ts'
import type { Picture } from '#app/domain/picture.ts'
import { breadcrumbNode, listingNode } from '#app/domain/structured-data.ts'
import { pick } from '#app/fields/pick.ts'
import { offerContactWords, receiveEnquiry } from '#app/http/enquiries.server.ts'
import { requireOffer } from '#app/http/offer.server.ts'
import { i18nFor, localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { Breadcrumb } from '#app/ui/property/breadcrumb.tsx'
import { BuyBar } from '#app/ui/property/buy-bar.tsx'
import { ContactCard } from '#app/ui/property/contact-card.tsx'
import { FactGroups } from '#app/ui/property/fact-groups.tsx'
import { FloorPlans } from '#app/ui/property/floor-plans.tsx'
import { Gallery } from '#app/ui/property/gallery.tsx'
import { KeyFacts } from '#app/ui/property/key-facts.tsx'
import { OfferContact } from '#app/ui/property/offer-contact.tsx'
import { OfferEnergy } from '#app/ui/property/offer-energy.tsx'
import { offerTrail } from '#app/ui/property/offer-trail.ts'
import { particularsOf } from '#app/ui/property/particulars.server.ts'
import { PriceBox } from '#app/ui/property/price-box.tsx'
import { Share } from '#app/ui/property/share.tsx'
import { SimilarOffers } from '#app/ui/property/similar-offers.tsx'
import { offerDescription, titleOf } from '#app/ui/property/summary.server.ts'
import { usePropertyWords } from '#app/ui/property/use-property-words.ts'
import { Split } from '#app/ui/split.tsx'
import styles from './offer.module.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const locale = await localeOf(request)
  const [offer, similar] = await Promise.all([requireOffer(context, id), listSimilarOffers(context.db, id)])
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const { siteUrl } = context.config
  const url = siteUrl + paths.offer(id)
  const description = offerDescription(offer, locale)
  const photos = photosOf(offer.pictures)
  const images = photos.map(({ key }) => siteUrl + paths.media(key, 1280))
  const trail = offerTrail(offer, t).map(({ name, to }) => ({ name, url: siteUrl + to }))
  const graph = [
    listingNode(offer, { siteUrl, url, description, images, locale }),
    breadcrumbNode([...trail, { name: offer.propertyNumber, url }]),
  ]
  const meta = { title: titleOf(offer), description, picture: photos[0] ?? null, graph }
  const words = translator(locale)('pages:offer.words', { returnObjects: true })
  return {
    offer: pick(offer, shownFields),
    particulars: particularsOf(offer, locale, t),
    similar,
    words,
    contact: offerContactWords(offer, locale),
    meta,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return receiveEnquiry(request, context, params.id)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OfferPage() {
  const { offer, particulars, similar, words, contact } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { t } = usePropertyWords()
  return (
    <main id="inhalt">
      <Head />
      <div className={styles.pictures}>
        <Gallery pictures={photosOf(offer.pictures)} />
      </div>
      <div className="wrap">
        <Body />
        <OfferEnergy title={t('site:offer.energy')} energy={particulars.energy} />
        <Split title={t('site:offer.facts')}>
          <FactGroups groups={particulars.groups} />
        </Split>
        <FloorPlans plans={offer.pictures.filter(({ kind }) => kind === 'floorPlan')} />
      </div>
      <OfferContact offer={offer} agency={root?.agency} words={contact} answer={answer} />
      <SimilarOffers offers={similar} words={words} />
      <BuyBar offer={offer} />
    </main>
  )
}

function photosOf(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ kind }) => kind === 'photo')
}

function Head() {
  const { offer, words, meta } = useLoaderData<typeof loader>()
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.siteUrl ?? ''
  const { t } = usePropertyWords()
  const { id, propertyNumber, name } = offer
  const state = offer.reserved ? t('states.reserved') : offer.isNew ? t('facts.new') : null
  return (
    <div className="wrap">
      <Breadcrumb trail={offerTrail(offer, t)} current={propertyNumber} />
      <header className={styles.head}>
        <div>
          <p className="eyebrow">{[addressOf(offer), state].filter(Boolean).join(' · ')}</p>
          <h1>{name}</h1>
        </div>
        <Share id={id} title={meta.title} url={siteUrl + paths.offer(id)} words={words} />
      </header>
    </div>
  )
}

/** The street stands there only when it may be shown; the query leaves it out otherwise. */
function addressOf(offer: ShownOffer): string {
  const place = [offer.postalCode, placeName(offer)].filter(Boolean).join(' ')
  return offer.street ? `${offer.street}, ${place}` : place
}

/** Key facts and price come before the description, so that a phone shows them on its second screen. */
function Body() {
  const { offer, particulars } = useLoaderData<typeof loader>()
  const { t } = usePropertyWords()
  return (
    <div className={`grid ${styles.body}`}>
      <div className={styles.keys}>
        <KeyFacts facts={particulars.keys} />
      </div>
      <aside className={styles.side} aria-label={t('site:offer.sideLabel')}>
        <div className={styles.sticky}>
          <PriceBox costs={particulars.costs}>
            <ButtonLink to="#kontakt">{t('site:offer.requestViewing')}</ButtonLink>
          </PriceBox>
          {offer.member && <ContactCard member={offer.member} />}
        </div>
      </aside>
      <div className={styles.texts}>
        <Text text={offer.description} leadFirst />
        <Text title={t('site:offer.fittings')} text={offer.fittings} />
        <Text title={t('site:offer.location')} text={offer.locationDescription} />
        <Text title={t('site:offer.otherNotes')} text={offer.otherNotes} />
      </div>
    </div>
  )
}

function Text({ title, text, leadFirst }: { title?: string; text: string | null; leadFirst?: boolean }) {
  if (!text) return null
  return (
    <section className={`prose ${styles.text}`}>
      {title && <h2>{title}</h2>}
      <Paragraphs text={text} leadFirst={leadFirst} />
    </section>
  )
}
