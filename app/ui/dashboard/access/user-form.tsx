import { invitationFields, userFields } from '#app/domain/access/user.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { RecordForm, type RecordFormProps } from '#app/ui/dashboard/saving/record-form.tsx'
import styles from './user-form.module.css'

/** An invited user's form has a field for the address as well. */
export function UserForm({ isSelf, ...props }: RecordFormProps & { isSelf?: boolean }) {
  const { t } = useTranslation('dashboard')
  const { email, role, ownRole } = t('users.hints', { returnObjects: true })
  return (
    <RecordForm
      kind="user"
      className={styles.form}
      fields={props.newId ? invitationFields : userFields}
      labels={t('users.fields', { returnObjects: true })}
      hints={{ email, role: isSelf ? ownRole : role }}
      optionNames={{ role: t('frame.roles', { returnObjects: true }) }}
      widths={{ email: 'w6', name: 'w6', role: 'w6' }}
      {...props}
    />
  )
}
