import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { priceLine } from '#app/i18n/property-facts.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './buy-bar.module.css'
import { usePropertyWords } from './use-property-words.ts'

/** On small screens price and contact stay at the bottom until the page's footer. */
export function BuyBar({ offer }: { offer: ShownOffer }) {
  const { t, locale } = usePropertyWords()
  const { amount, note } = priceLine(offer, locale, t)
  const provision = offer.provision && t('site:offer.plusProvision', { provision: offer.provision })
  const below = note ?? provision
  return (
    <div className={styles.bar}>
      <p>
        <span className={`num ${styles.price}`}>{amount}</span>
        {below && <span className={styles.note}>{below}</span>}
      </p>
      <ButtonLink className={styles.button} to="#kontakt">
        {t('site:offer.request')}
      </ButtonLink>
    </div>
  )
}
