import { closingOf } from '#app/domain/properties/closing.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './state-badges.module.css'

export interface PropertyStates
  extends Pick<PropertyValues, 'marketType' | 'published' | 'sold' | 'highlighted' | 'reserved'> {
  deletedAt?: unknown
  /** Out of the trash, and not saved since. */
  isRestored?: boolean
  /** The number of rules that publishing still requires. */
  missingCount?: number
  /** The number of unmet advisory rules, shown for public offers. */
  adviceCount?: number
}

interface StateBadgesProps {
  states: PropertyStates
  /** The id of the list on this page that names the unmet rules. */
  missingAt?: string
  isShort?: boolean
}

/** The icons keep colour from being the only sign. */
export function StateBadges({ states, missingAt, isShort = false }: StateBadgesProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const { sold, highlighted, reserved, deletedAt, isRestored, missingCount = 0, adviceCount = 0 } = states
  // Nothing in the trash is public.
  const published = states.published && !deletedAt
  const count = missingCount
  const missing = isShort ? t('properties.missingShort', { count }) : t('properties.missing', { count })
  return (
    <div className={isShort ? styles.short : styles.badges}>
      {deletedAt ? <span className={styles.badge}>{t('property:states.trashed')}</span> : null}
      {published && !sold ? <span className={styles.live}>{t('property:states.offer')}</span> : null}
      {published || sold || deletedAt ? null : <span className={styles.draft}>{t('property:states.draft')}</span>}
      {isRestored && !published && !deletedAt ? (
        <span className={styles.reserved}>{t('properties.restored')}</span>
      ) : null}
      {sold ? (
        <span className={styles.sold}>
          {t(`property:closing.${closingOf(states)}.${published ? 'state' : 'privately'}`)}
        </span>
      ) : null}
      {highlighted ? <span className={styles.highlighted}>{t('property:states.highlighted')}</span> : null}
      {reserved ? <span className={styles.reserved}>{t('property:states.reserved')}</span> : null}
      {missingCount === 0 ? null : missingAt ? (
        <JumpLink to={missingAt} className={styles.missing}>
          {missing}
        </JumpLink>
      ) : (
        <span className={styles.missing}>{missing}</span>
      )}
      {published && !sold && adviceCount > 0 ? (
        <span className={styles.advised}>{t('properties.advised', { count: adviceCount })}</span>
      ) : null}
    </div>
  )
}
