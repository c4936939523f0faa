import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { accountFields } from '#app/domain/access/user.ts'
import { FieldControl } from '#app/fields/field-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/ui/dashboard/account-section.module.css'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'

export function AccountName({ name, lastResult }: { name: string; lastResult?: FormAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const stored = useMemo(() => ({ name }), [name])
  const { values, errors } = useAnswer(lastResult, stored)
  const problems = useMemo(
    () => (errors.name ?? []).map((message) => ({ id: 'name', label: t('account.name'), message })),
    [errors, t],
  )
  return (
    <Form className={styles.form} method="post" action={paths.dashboard.account} noValidate>
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      <FieldControl
        name="name"
        field={accountFields.name}
        label={t('account.name')}
        hint={t('account.nameHint')}
        value={values.name ?? ''}
        errors={errors.name}
        words={useFieldWords()}
        autoComplete="name"
      />
      <Button type="submit" variant="quiet">
        {t('account.saveName')}
      </Button>
    </Form>
  )
}
