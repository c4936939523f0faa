/** The offers of a flag, on the map itself. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './marker-tile.module.css'

interface MarkerTileProps {
  /** Below the flag, which is in the upper half of the map. */
  isLow: boolean
  label: string
  close: () => void
  children: ReactNode
}

export function MarkerTile({ isLow, label, close, children }: MarkerTileProps) {
  const { t } = useTranslation('site')
  const tile = useRef<HTMLDivElement>(null)
  useEffect(() => tile.current?.querySelector('a')?.focus({ preventScroll: true }), [])
  return (
    <div
      className={isLow ? `${styles.tile} ${styles.low}` : styles.tile}
      ref={tile}
      data-tile
      role="dialog"
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <ul>{children}</ul>
      <button type="button" aria-label={t('nav.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </div>
  )
}
