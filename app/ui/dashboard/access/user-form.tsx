import { invitationFields, userFields } from '#app/domain/access/user.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './user-form.module.css'

interface UserFormProps {
  page: string
  id?: string
  version?: number
  /** Of an invited user, whose form has a field for the address as well. */
  newId?: string
  values: ControlTexts
  answer?: StaffAnswer | undefined
  isSelf?: boolean
  submit: string
}

export function UserForm({ page, id = '', newId, version = 0, values, answer, isSelf, submit }: UserFormProps) {
  const { t } = useTranslation('dashboard')
  const fields = newId ? invitationFields : userFields
  const labels = t('users.fields', { returnObjects: true })
  const { email, role, ownRole } = t('users.hints', { returnObjects: true })
  const words = useFieldWords()
  return (
    <StaffForm
      form={useStaffForm('user', fields, values, answer)}
      className={styles.form}
      page={page}
      draft={{ scope: 'user:', id: newId ?? id, isNew: newId !== undefined }}
      version={version}
      fields={fields}
      labels={labels}
      answer={answer}
      autoComplete="off"
    >
      {({ unsavedNote }) => (
        <>
          <FieldGroup
            fields={fields}
            labels={labels}
            hints={{ email, role: isSelf ? ownRole : role }}
            optionNames={{ role: t('frame.roles', { returnObjects: true }) }}
            widths={{ email: 'w6', name: 'w6', role: 'w6' }}
            words={words}
          />
          <Button type="submit">{submit}</Button>
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}
