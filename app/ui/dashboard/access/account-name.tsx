import { type RefObject, useMemo } from 'react'
import { accountFields } from '#app/domain/access/user.ts'
import { FormField } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/account-section.module.css'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { Button } from '#app/ui/parts/button.tsx'

interface AccountNameProps {
  name: string
  version: number
  answer: StaffAnswer | undefined
  around: RefObject<HTMLElement>
}

export function AccountName({ name, version, answer, around }: AccountNameProps) {
  const { t } = useTranslation('dashboard')
  const labels = useMemo(() => ({ name: t('account.name') }), [t])
  const words = useFieldWords()
  return (
    <StaffForm
      form={useStaffForm('account-name', accountFields, { name }, answer)}
      className={styles.form}
      page={dashboardPaths.account}
      draft={{ scope: 'account:', id: 'name' }}
      version={version}
      fields={accountFields}
      labels={labels}
      isIntroduced={false}
      answer={answer}
      around={around}
    >
      {({ unsavedNote }) => (
        <>
          <FormField
            name="name"
            field={accountFields.name}
            label={labels.name}
            hint={t('account.nameHint')}
            words={words}
            autoComplete="name"
          />
          <Button type="submit" variant="quiet">
            {t('account.saveName')}
          </Button>
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}
