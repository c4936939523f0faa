import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { priceLine } from '#app/i18n/property-facts.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { AuthoredWords } from '#app/words/authored.server.ts'
import styles from './buy-bar.module.css'
import { usePropertyWords } from './use-property-words.ts'

/** On small screens price and contact stay at the bottom until the page's footer. */
export function BuyBar({ offer, commission }: { offer: ShownOffer; commission: AuthoredWords | null }) {
  const { t, locale } = usePropertyWords()
  const { amount, note } = priceLine(offer, locale, t)
  return (
    <div className={styles.bar}>
      <p>
        <span className={`num ${styles.price}`}>{amount}</span>
        {note && <span className={styles.note}>{note}</span>}
        {!note && commission && (
          <span className={styles.note}>
            {t('facts.provisionBuyer')}: <span lang={commission.lang}>{commission.value}</span>
          </span>
        )}
      </p>
      <ButtonLink className={styles.button} to="#kontakt">
        {t('site:offer.request')}
      </ButtonLink>
    </div>
  )
}
