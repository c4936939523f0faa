import { useMemo } from 'react'
import { invitationFields, userFields } from '#app/domain/access/user.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './user-form.module.css'

interface UserFormProps {
  /** Of a user who is being invited; such a form has a field for the address as well. */
  newId?: string
  /** As stored. */
  values: ControlTexts
  lastResult?: FormAnswer | undefined
  /** Whether users edit themselves. */
  isSelf?: boolean
  submit: string
}

export function UserForm({ newId, values, lastResult, isSelf, submit }: UserFormProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const form = useConform('user', values, lastResult)
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(invitationFields), t('users.fields', { returnObjects: true })),
    [lastResult, t],
  )
  const { email, role, ownRole } = t('users.hints', { returnObjects: true })
  return (
    <ConformForm form={form} className={styles.form} autoComplete="off">
      <input type="hidden" name="locale" value={locale} />
      {newId ? <input type="hidden" name="id" value={newId} /> : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      <FieldGroup
        fields={newId ? invitationFields : userFields}
        labels={t('users.fields', { returnObjects: true })}
        hints={{ email, role: isSelf ? ownRole : role }}
        optionNames={{ role: t('frame.roles', { returnObjects: true }) }}
        widths={{ email: 'w6', name: 'w6', role: 'w6' }}
        words={useFieldWords()}
      />
      <Button type="submit">{submit}</Button>
    </ConformForm>
  )
}
