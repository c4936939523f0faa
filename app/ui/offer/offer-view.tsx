import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferText, ShownOffer } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { OfferLocation } from '#app/ui/maps/offer-location.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import { Breadcrumb } from '#app/ui/sections/breadcrumb.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import type { Location } from '#app/words/maps/location.server.ts'
import type { RequestWords } from '#app/words/offer-view.server.ts'
import type { PageLinks } from '#app/words/outside-links.server.ts'
import type { Particulars } from '#app/words/particulars.server.ts'
import type { Guide } from '#app/words/texts/guide.server.ts'
import { ContactCard } from './contact-card.tsx'
import { CostBox } from './cost-box.tsx'
import { FactGroups } from './fact-groups.tsx'
import { FloorPlans } from './floor-plans.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { OfferEnergy } from './offer-energy.tsx'
import styles from './offer-view.module.css'
import { PriceBox } from './price-box.tsx'

type Trail = ComponentProps<typeof Breadcrumb>['trail']

interface OfferProps {
  offer: ShownOffer
  particulars: Particulars
  request: RequestWords
  note?: string | undefined
  location: Location | null
  guide: Guide | null
  jumps: PageLinks | null
  outside: PageLinks | null
}

interface OfferViewProps extends OfferProps {
  trail: Trail
  address: string
  tab: string | null
  /** Beside the trail. */
  way?: ReactNode
  tools?: ReactNode
  contactAt?: string
  children?: ReactNode
}

export function OfferView({
  offer,
  trail,
  address,
  tab,
  way,
  particulars,
  request,
  note,
  location,
  guide,
  jumps,
  outside,
  tools,
  contactAt,
  children,
}: OfferViewProps) {
  const { t } = useTranslation('site')
  const plans = offer.pictures.filter(({ kind }) => kind === 'floorPlan')
  return (
    <main id="inhalt" className={styles.view}>
      <Head offer={offer} trail={trail} address={address} way={way}>
        {tools}
      </Head>
      <Gallery pictures={[...photosOf(offer.pictures), ...plans]} tab={tab} />
      {[outside, jumps].map(
        (nav) =>
          nav && (
            <nav key={nav.label} className={`screen wrap ${styles.jumps}`} aria-label={nav.label}>
              {nav.links.map(({ label, ...link }) => (
                <a key={link.href} {...link}>
                  {label}
                </a>
              ))}
            </nav>
          ),
      )}
      <div className="wrap">
        <Body offer={offer} particulars={particulars} request={request} note={note} contactAt={contactAt}>
          {!location && <Text offer={offer} name="locationDescription" title={t('offer.location')} />}
        </Body>
        {location && (
          <OfferLocation
            title={t('offer.location')}
            text={offer.locationDescription}
            lang={langOf(offer, 'locationDescription')}
            location={location}
          />
        )}
        <OfferEnergy title={t('offer.energy')} energy={particulars.energy} />
        <Split title={t('offer.facts')}>
          <FactGroups groups={particulars.groups} />
        </Split>
        <FloorPlans plans={plans} />
        {guide && (
          <Split title={guide.title} id="deutschland">
            <div className="prose">
              <Paragraphs text={guide.text} lang={undefined} />
            </div>
          </Split>
        )}
      </div>
      {children}
    </main>
  )
}

export function photosOf(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ kind }) => kind === 'photo')
}

type HeadProps = Pick<OfferViewProps, 'offer' | 'trail' | 'address' | 'way' | 'children'>

function Head({ offer, trail, address, way, children }: HeadProps) {
  const { propertyNumber, name } = offer
  return (
    <div className="wrap">
      <div className={styles.trail}>
        <Breadcrumb trail={trail} current={propertyNumber} />
        {way}
      </div>
      <header className={styles.head}>
        <div>
          <p className="eyebrow">{address}</p>
          <h1 lang={langOf(offer, 'name')}>{name}</h1>
        </div>
        {children}
      </header>
    </div>
  )
}

interface BodyProps extends Omit<OfferProps, 'location' | 'guide' | 'jumps' | 'outside'> {
  contactAt: string | undefined
  children: ReactNode
}

/** Key facts and price precede the description, so that a phone shows them on its second screen. */
function Body({ offer, particulars, request, note, contactAt, children }: BodyProps) {
  const { t } = useTranslation('site')
  return (
    <div className={`grid ${styles.body}`}>
      <div className={styles.keys}>
        <KeyFacts facts={particulars.keys} />
      </div>
      <aside className={styles.side} aria-label={t('offer.sideLabel')}>
        <div className={styles.sticky}>
          <PriceBox costs={particulars.costs} perArea={particulars.perArea} reserved={request.reserved}>
            {contactAt && <ButtonLink to={contactAt}>{request.button}</ButtonLink>}
          </PriceBox>
          {particulars.costBox && <CostBox {...particulars.costBox} />}
          {offer.member && <ContactCard member={offer.member} />}
        </div>
      </aside>
      <div className={styles.texts}>
        {note && <p className={styles.note}>{note}</p>}
        <Text offer={offer} name="description" leadFirst />
        <Text offer={offer} name="fittings" title={t('offer.fittings')} />
        {children}
        <Text offer={offer} name="otherNotes" title={t('offer.otherNotes')} />
      </div>
    </div>
  )
}

interface TextProps {
  offer: ShownOffer
  name: OfferText
  title?: string
  leadFirst?: boolean
}

function Text({ offer, name, title, leadFirst }: TextProps) {
  const text = offer[name]
  if (!text) return null
  const Block = title ? 'section' : 'div'
  return (
    <Block className={`prose ${styles.text}`}>
      {title && <h2>{title}</h2>}
      <Paragraphs text={text} lang={langOf(offer, name)} leadFirst={leadFirst} />
    </Block>
  )
}
