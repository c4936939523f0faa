import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { ExposeOffer } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import type { Picture } from '#app/domain/picture.ts'
import { priceLine } from '#app/i18n/property-facts.ts'
import { usePropertyWords } from '#app/i18n/use-property-words.ts'
import { KeyFacts } from '#app/ui/offer/key-facts.tsx'
import { Gable, Logo } from '#app/ui/parts/logo.tsx'
import type { KeyFact } from '#app/words/key-facts.server.ts'
import styles from './cover.module.css'
import { PrintPicture } from './print-picture.tsx'

interface CoverProps {
  offer: ExposeOffer
  keys: readonly KeyFact[]
  picture: Picture | null
  agencyName: string
  /** "Objekt GI-2411" */
  number: string
  children?: ReactNode
}

export function Cover({ offer, keys, picture, agencyName, number, children }: CoverProps) {
  const { t, locale } = usePropertyWords()
  const { amount, note } = priceLine(offer, locale, t)
  const { name, street, postalCode, reserved } = offer
  const place = [postalCode, placeName(offer)].filter(Boolean).join(' ')
  const eyebrow = [street, place, reserved && t('states.reserved')].filter(Boolean).join(' · ')
  return (
    <section className={styles.cover}>
      <div className={styles.picture}>
        {picture ? <PrintPicture picture={picture} width={210} /> : <Gable className={styles.mark} />}
        <p className={styles.notch}>
          <Logo name={agencyName} />
        </p>
      </div>
      <div className={styles.words}>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className={name.length > 45 ? styles.long : undefined} lang={langOf(offer, 'name')}>
          {name}
        </h1>
        <div className={styles.keys}>
          <KeyFacts facts={keys} />
        </div>
        <p className={styles.foot}>
          <span className={styles.price}>
            {amount}
            {note && <small> {note}</small>}
          </span>
          <span className={`num ${styles.number}`}>{number}</span>
        </p>
        {children && <div className={styles.texts}>{children}</div>}
      </div>
    </section>
  )
}
