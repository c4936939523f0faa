import { type FormMetadata, FormProvider, getFormProps, useForm } from '@conform-to/react'
import { Form, type FormProps, useSubmit } from '@remix-run/react'
import { type FormEvent, forwardRef, useMemo } from 'react'
import { intentName } from '#app/fields/control-names.ts'
import type { Fields } from '#app/fields/field.ts'
import { splitLines, splitRows } from '#app/fields/format.ts'
import type { ControlTexts, FormAnswer } from './form-answer.ts'

/** Asks the server for the form as it is posted; nothing is saved. */
export const restoringIntent = JSON.stringify({ type: 'validate', payload: {} })

type Rows = readonly string[] | readonly ControlTexts[]

/** The text of each control; a list of them for a field with rows. */
type FormTexts = Readonly<Record<string, string | Rows>>

/** The rows of fields that have several; a line to type in where there is none yet. */
export function withRows(fields: Fields, texts: ControlTexts): FormTexts {
  const rows = Object.entries(fields).flatMap(([name, { kind }]): [string, Rows][] => {
    const text = texts[name] ?? ''
    if (kind === 'lines') return [[name, text ? splitLines(text) : ['']]]
    return kind === 'rows' ? [[name, splitRows<ControlTexts>(text)]] : []
  })
  return { ...texts, ...Object.fromEntries(rows) }
}

/**
 * Begins with what is stored, or with what the server gave back. Nothing is checked in the browser. Conform makes keys
 * for the rows of the default value only: a row of the answer without one would begin again when another is added.
 */
export function useConform(id: string, stored: FormTexts, answer: FormAnswer | undefined) {
  const [form] = useForm<Record<string, string | Rows>>({
    id,
    // The server gives back what the form posted: texts, and rows of them.
    defaultValue: (answer?.initialValue as FormTexts | undefined | null) ?? stored,
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
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    // Conform throws at a map that was clicked: it takes no image for a button.
    if (!(submitter instanceof HTMLInputElement)) form.onSubmit(event)
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
