import { useEffect, useState } from 'react'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  price: string
  kind: string | null
  label: string
}

/** On small screens price and contact stay at the bottom until the page's footer. */
export function BuyBar({ price, kind, label }: BuyBarProps) {
  return (
    <div className={useIsNeeded() ? styles.bar : `${styles.bar} ${styles.away}`}>
      <p className={`num ${styles.price}`}>
        {price}
        {kind && <small> {kind}</small>}
      </p>
      <ButtonLink className={styles.button} to="#kontakt">
        {label}
      </ButtonLink>
    </div>
  )
}

/** Hidden while the price or the form is visible. */
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
