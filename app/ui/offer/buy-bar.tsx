import { useEffect, useState } from 'react'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { priceLine } from '#app/i18n/property-facts.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './buy-bar.module.css'
import { usePropertyWords } from './use-property-words.ts'

interface BuyBarProps {
  offer: ShownOffer
  label: string
}

/** On small screens price and contact stay at the bottom until the page's footer. */
export function BuyBar({ offer, label }: BuyBarProps) {
  const { t, locale } = usePropertyWords()
  return (
    <div className={useIsNeeded() ? styles.bar : `${styles.bar} ${styles.away}`}>
      <p className={`num ${styles.price}`}>{priceLine(offer, locale, t).amount}</p>
      <ButtonLink className={styles.button} to="#kontakt">
        {label}
      </ButtonLink>
    </div>
  )
}

/** Not while the price or the form is seen. */
function useIsNeeded(): boolean {
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      setNeeded(seen.size === 0)
    })
    for (const place of document.querySelectorAll('#preis, #kontakt')) observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return isNeeded
}
