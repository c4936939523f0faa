import { type FormMetadata, FormProvider, getFormProps, useForm } from '@conform-to/react'
import { Form, type FormProps, useSubmit } from '@remix-run/react'
import { type FormEvent, forwardRef, useMemo } from 'react'
import { type Fields, intentName } from '#app/fields/field.ts'
import { splitLines } from '#app/fields/format.ts'
import type { ControlTexts, FormAnswer } from './form-answer.ts'

/** The text of each control; a list of them for a field of lines. */
type FormTexts = Readonly<Record<string, string | readonly string[]>>

/** The controls' texts, and the rows of those that have several; one to type in where there is none yet. */
export function withRows(fields: Fields, texts: ControlTexts): FormTexts {
  const rows = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'lines' ? [[name, texts[name] ? splitLines(texts[name]) : ['']]] : [],
  )
  return { ...texts, ...Object.fromEntries(rows) }
}

/** Begins with what is stored, or with what the server gave back. Nothing is checked in the browser. */
export function useConform(id: string, stored: FormTexts, answer: FormAnswer | undefined) {
  const [form] = useForm<Record<string, string | readonly string[]>>({
    id,
    defaultValue: stored,
    lastResult: useMemo(() => withoutStatus(answer), [answer]),
  })
  return form
}

/** With a status Conform would focus the first control instead of the summary. No answer clears all errors. */
function withoutStatus(answer: FormAnswer | undefined): FormAnswer {
  if (!answer) return {}
  const { status: _, ...result } = answer
  return result
}

type ConformFormProps = FormProps & { form: FormMetadata }

export const ConformForm = forwardRef<HTMLFormElement, ConformFormProps>(function ConformForm({ form, ...props }, ref) {
  const submit = useSubmit()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    // React types native events as plain events.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== intentName) return
    // A row comes or goes where the reader is.
    event.preventDefault()
    submit(submitter, { preventScrollReset: true })
  }
  const wiring = { ...getFormProps(form, { ariaAttributes: false }), onSubmit }
  return (
    <FormProvider context={form.context}>
      <Form ref={ref} method="post" {...wiring} {...props} />
    </FormProvider>
  )
})
