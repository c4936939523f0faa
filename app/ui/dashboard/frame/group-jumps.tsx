import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './group-jumps.module.css'

export interface FormGroup<Name extends string = string> {
  name: Name
  label: string
  /** Whether the group concerns the chosen type of property. */
  applies: boolean
  errorCount: number
  note?: string
}

export function GroupJumps({ groups }: { groups: readonly FormGroup[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <nav className={styles.jumps} aria-label={t('form.groups')}>
      <ul>
        {groups.map(({ name, label, applies, errorCount, note }) => (
          <li key={name}>
            <JumpLink to={`group-${name}`} className={applies ? undefined : styles.off}>
              {label}
              {errorCount > 0 ? <b>{t('form.errorCount', { count: errorCount })}</b> : note && <small>{note}</small>}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
