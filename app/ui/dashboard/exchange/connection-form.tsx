import { FormStateInput } from '@conform-to/react'
import { useSubmit } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { connectionFields } from '#app/exchange/connection.ts'
import { intentName } from '#app/fields/control-names.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { ConformForm, restoringIntent, useConform, withRows } from '#app/ui/form/conform-form.tsx'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './connection.module.css'

export interface ConnectionFormAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] } | undefined
}

interface ConnectionFormProps {
  /** Where it is posted. */
  page: string
  /** Of a stored connection. */
  id?: string
  version?: number
  /** Of one that is being added. */
  newId?: string
  /** As stored. */
  values: ControlTexts
  answer?: ConnectionFormAnswer | undefined
  submit: string
}

/** A draft that was restored may have other rows: the form starts again from what the server makes of it. */
export function ConnectionForm(props: ConnectionFormProps) {
  const [isRestored, setRestored] = useState(false)
  const key = isRestored && props.answer ? 'restored' : 'fresh'
  return <Editor key={key} {...props} onRestore={() => setRestored(true)} />
}

function Editor({
  page,
  id = '',
  newId,
  version = 0,
  values,
  answer,
  submit: label,
  onRestore,
}: ConnectionFormProps & { onRestore: () => void }) {
  const lastResult = answer?.result
  const { t } = useTranslation('dashboard')
  const element = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const refill = (texts: Texts) => {
    onRestore()
    submit({ ...texts, [intentName]: restoringIntent }, { method: 'post', action: page })
  }
  const form = useConform('connection', withRows(connectionFields, values), lastResult)
  const labels = t('connections.fields', { returnObjects: true })
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(connectionFields), t('connections.fields', { returnObjects: true })),
    [lastResult, t],
  )
  return (
    <ConformForm ref={element} form={form} className={styles.form} action={page} autoComplete="off">
      <Keeper
        form={element}
        draft={{ scope: 'connection:', id: newId ?? id, isNew: newId !== undefined }}
        version={version}
        locale={form.initialValue?.locale}
        isGivenBack={answer !== undefined}
        refill={refill}
      />
      <FormStateInput />
      {answer?.change ? <SaveConflict {...answer.change} labels={labels} page={page} /> : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      <FieldGroup
        fields={connectionFields}
        labels={labels}
        hints={t('connections.hints', { returnObjects: true })}
        optionNames={{ decision: t('connections.decisions', { returnObjects: true }) }}
        widths={{ name: 'w6', providers: 'w6', decision: 'w6', publishNew: 'w6', pictureHosts: 'w6' }}
        words={useFieldWords()}
        intent={lastResult?.intent}
      />
      <Button type="submit">{label}</Button>
      <UnsavedNote form={element} labels={labels} isGivenBack={answer !== undefined} />
    </ConformForm>
  )
}
