import { closingOf } from '#app/domain/properties/closing.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './state-badges.module.css'

export interface PropertyStates
  extends Pick<PropertyValues, 'marketType' | 'published' | 'sold' | 'highlighted' | 'reserved'> {
  deletedAt?: unknown
  /** The number of rules that publishing still needs. */
  missingCount?: number
  /** How many rules that block nothing are not met; said of offers that are online. */
  adviceCount?: number
}

interface StateBadgesProps {
  states: PropertyStates
  /** The id of the list on this page that says what is missing. */
  missingAt?: string
  /** For rows of a table. */
  isShort?: boolean
}

/** Words with a sign before each, so that colour is never alone. */
export function StateBadges({ states, missingAt, isShort = false }: StateBadgesProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const { sold, highlighted, reserved, deletedAt, missingCount = 0, adviceCount = 0 } = states
  // In the trash nothing is public.
  const published = states.published && !deletedAt
  const count = missingCount
  const missing = isShort ? t('properties.missingShort', { count }) : t('properties.missing', { count })
  return (
    <div className={styles.badges}>
      {deletedAt ? <span className={styles.badge}>{t('property:states.trashed')}</span> : null}
      {published ? <span className={styles.live}>{t('property:states.offer')}</span> : null}
      {published || sold || deletedAt ? null : <span className={styles.draft}>{t('property:states.draft')}</span>}
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
