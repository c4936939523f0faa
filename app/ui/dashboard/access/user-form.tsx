import { useMemo, useRef } from 'react'
import { invitationFields, userFields } from '#app/domain/access/user.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './user-form.module.css'

export interface UserFormAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] } | undefined
}

interface UserFormProps {
  /** Where it is posted. */
  page: string
  /** Of a stored user. */
  id?: string
  version?: number
  /** Of a user who is being invited; such a form has a field for the address as well. */
  newId?: string
  /** As stored. */
  values: ControlTexts
  answer?: UserFormAnswer | undefined
  /** Whether users edit themselves. */
  isSelf?: boolean
  submit: string
}

export function UserForm({ page, id = '', newId, version = 0, values, answer, isSelf, submit }: UserFormProps) {
  const lastResult = answer?.result
  const { t } = useTranslation('dashboard')
  const element = useRef<HTMLFormElement>(null)
  const form = useConform('user', values, lastResult)
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(invitationFields), t('users.fields', { returnObjects: true })),
    [lastResult, t],
  )
  const { email, role, ownRole } = t('users.hints', { returnObjects: true })
  return (
    <ConformForm ref={element} form={form} className={styles.form} action={page} autoComplete="off">
      <Keeper
        form={element}
        draft={{ scope: 'user:', id: newId ?? id, isNew: newId !== undefined }}
        version={version}
        locale={form.initialValue?.locale}
        isGivenBack={answer !== undefined}
      />
      {answer?.change ? (
        <SaveConflict {...answer.change} labels={t('users.fields', { returnObjects: true })} page={page} />
      ) : null}
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
      <UnsavedNote
        form={element}
        labels={t('users.fields', { returnObjects: true })}
        isGivenBack={answer !== undefined}
      />
    </ConformForm>
  )
}
