import { useMemo } from 'react'
import { accountFields } from '#app/domain/access/user.ts'
import { FormField } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/ui/dashboard/account-section.module.css'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'

export function AccountName({ name, lastResult }: { name: string; lastResult?: FormAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const form = useConform('account-name', { name }, lastResult)
  const problems = useMemo(() => problemsOf(lastResult, ['name'], { name: t('account.name') }), [lastResult, t])
  return (
    <ConformForm form={form} className={styles.form} action={paths.dashboard.account}>
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      <FormField
        name="name"
        field={accountFields.name}
        label={t('account.name')}
        hint={t('account.nameHint')}
        words={useFieldWords()}
        autoComplete="name"
      />
      <Button type="submit" variant="quiet">
        {t('account.saveName')}
      </Button>
    </ConformForm>
  )
}
