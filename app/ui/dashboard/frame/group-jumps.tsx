import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './group-jumps.module.css'

export interface FormGroup<Name extends string = string> {
  name: Name
  label: string
  /** Whether the group concerns the chosen type of property. */
  applies: boolean
  errorCount: number
  /** How many fields wait for a decision, because they have been saved in the meantime. */
  choiceCount: number
  note?: string
}

export function GroupJumps({ groups }: { groups: readonly FormGroup[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <nav className={styles.jumps} aria-label={t('form.groups')}>
      <ul>
        {groups.map(({ name, label, applies, note, ...counts }) => (
          <li key={name}>
            <JumpLink to={`group-${name}`} className={applies ? undefined : styles.off}>
              {label}
              <State {...counts} note={note} />
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function State({ errorCount, choiceCount, note }: Pick<FormGroup, 'errorCount' | 'choiceCount' | 'note'>) {
  const { t } = useTranslation('dashboard')
  if (errorCount > 0) return <b>{t('form.errorCount', { count: errorCount })}</b>
  if (choiceCount > 0) return <b className={styles.choice}>{t('form.choiceCount', { count: choiceCount })}</b>
  return note ? <small>{note}</small> : null
}
