import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'
import { KeyFacts } from '#app/ui/offer/key-facts.tsx'
import { Gable, Logo } from '#app/ui/parts/logo.tsx'
import type { KeyFact } from '#app/words/key-facts.server.ts'
import styles from './cover.module.css'
import { PrintPicture } from './print-picture.tsx'

interface CoverProps {
  offer: ShownOffer
  eyebrow: string
  /** With its kind. */
  price: { amount: string; note: string | null }
  keys: readonly KeyFact[]
  picture: Picture | null
  agencyName: string
  /** "Objekt GI-2411" */
  number: string
  children?: ReactNode
}

export function Cover({ offer, eyebrow, price, keys, picture, agencyName, number, children }: CoverProps) {
  const { name } = offer
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
            {price.amount}
            {price.note && <small> {price.note}</small>}
          </span>
          <span className={`num ${styles.number}`}>{number}</span>
        </p>
        {children && <div className={styles.texts}>{children}</div>}
      </div>
    </section>
  )
}
