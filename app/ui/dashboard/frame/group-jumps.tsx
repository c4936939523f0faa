import type { PropertyGroupName } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './group-jumps.module.css'

export interface FormGroup {
  name: PropertyGroupName
  /** Whether the group concerns the chosen type of property. */
  applies: boolean
  errorCount: number
}

export function GroupJumps({ groups }: { groups: readonly FormGroup[] }) {
  const { t } = useTranslation(['dashboard', 'property'])
  return (
    <nav className={styles.jumps} aria-label={t('form.groups')}>
      <ul>
        {groups.map(({ name, applies, errorCount }) => (
          <li key={name}>
            <JumpLink to={`group-${name}`} className={applies ? undefined : styles.off}>
              {t(`property:groups.${name}`)}
              {errorCount > 0 ? <b>{t('form.errorCount', { count: errorCount })}</b> : null}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
