import { useState } from 'react'
import { connectionFields } from '#app/exchange/connection.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './connection.module.css'

interface ConnectionFormProps {
  page: string
  id?: string
  version?: number
  newId?: string
  values: ControlTexts
  answer?: StaffAnswer | undefined
  submit: string
}

/** A restored draft may have other rows, so the form restarts from the server's answer. */
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
  submit,
  onRestore,
}: ConnectionFormProps & { onRestore: () => void }) {
  const { t } = useTranslation('dashboard')
  const labels = t('connections.fields', { returnObjects: true })
  const words = useFieldWords()
  return (
    <StaffForm
      form={useStaffForm('connection', connectionFields, values, answer)}
      className={styles.form}
      page={page}
      draft={{ scope: 'connection:', id: newId ?? id, isNew: newId !== undefined }}
      version={version}
      fields={connectionFields}
      labels={labels}
      answer={answer}
      onRestore={onRestore}
      autoComplete="off"
    >
      {({ unsavedNote }) => (
        <>
          <FieldGroup
            fields={connectionFields}
            labels={labels}
            hints={t('connections.hints', { returnObjects: true })}
            optionNames={{ decision: t('connections.decisions', { returnObjects: true }) }}
            widths={{ name: 'w6', providers: 'w6', decision: 'w6', publishNew: 'w6', pictureHosts: 'w6' }}
            words={words}
            intent={answer?.result.intent}
          />
          <Button type="submit">{submit}</Button>
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}
