import { type RefObject, useMemo, useRef } from 'react'
import { accountFields } from '#app/domain/access/user.ts'
import { FormField } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/account-section.module.css'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveConflict } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import type { UserFormAnswer } from './user-form.tsx'

interface AccountNameProps {
  name: string
  version: number
  answer: UserFormAnswer | undefined
  /** Around this form and those beside it. */
  around: RefObject<HTMLElement>
}

export function AccountName({ name, version, answer, around }: AccountNameProps) {
  const lastResult = answer?.result
  const element = useRef<HTMLFormElement>(null)
  const { t } = useTranslation('dashboard')
  const form = useConform('account-name', { name }, lastResult)
  const problems = useMemo(() => problemsOf(lastResult, ['name'], { name: t('account.name') }), [lastResult, t])
  return (
    <ConformForm ref={element} form={form} className={styles.form} action={dashboardPaths.account}>
      <Keeper
        form={element}
        draft={{ scope: 'account:', id: 'name' }}
        version={version}
        isGivenBack={answer !== undefined}
        around={around}
      />
      {answer?.change ? (
        <SaveConflict {...answer.change} labels={{ name: t('account.name') }} page={dashboardPaths.account} />
      ) : null}
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
      <UnsavedNote form={element} labels={{ name: t('account.name') }} isGivenBack={answer !== undefined} />
    </ConformForm>
  )
}
