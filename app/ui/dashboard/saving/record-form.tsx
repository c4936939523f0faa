import type { ComponentProps } from 'react'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from './staff-form.tsx'

export interface RecordFormProps {
  page: string
  id?: string
  version?: number
  /** Of a record that does not exist yet. */
  newId?: string
  values: ControlTexts
  answer?: StaffAnswer | undefined
  submit: string
}

interface Kind
  extends RecordFormProps,
    Pick<ComponentProps<typeof FieldGroup>, 'fields' | 'labels' | 'hints' | 'optionNames' | 'widths'>,
    Pick<ComponentProps<typeof StaffForm>, 'className' | 'onRestore'> {
  kind: 'user' | 'connection'
}

/** One group of fields with a button below. */
export function RecordForm(props: Kind) {
  const {
    kind,
    page,
    id = '',
    newId,
    version = 0,
    fields,
    labels,
    values,
    answer,
    submit,
    onRestore,
    className,
  } = props
  const { hints = {}, optionNames = {}, widths = {} } = props
  const words = useFieldWords()
  return (
    <StaffForm
      preventScrollReset={false}
      form={useStaffForm(kind, fields, values, answer)}
      draft={{ scope: `${kind}:`, id: newId ?? id, isNew: newId !== undefined }}
      {...{ className, page, version, fields, labels, answer }}
      {...(onRestore && { onRestore })}
      autoComplete="off"
    >
      {({ unsavedNote }) => (
        <>
          <FieldGroup {...{ fields, labels, hints, optionNames, widths, words }} intent={answer?.result.intent} />
          <Button type="submit">{submit}</Button>
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}
