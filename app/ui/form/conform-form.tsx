import { type FormMetadata, FormProvider, getFormProps, useForm } from '@conform-to/react'
import { Form, type FormProps, useSubmit } from '@remix-run/react'
import { type FormEvent, forwardRef, useMemo } from 'react'
import { intentName } from '#app/fields/control-names.ts'
import type { Fields } from '#app/fields/field.ts'
import { splitLines, splitRows } from '#app/fields/format.ts'
import type { ControlTexts, FormAnswer } from './form-answer.ts'
import { submitterOf } from './submitter.ts'

/** Asks the server for the form as posted; saves nothing. */
export const restoringIntent = JSON.stringify({ type: 'validate', payload: {} })

type Rows = readonly string[] | readonly ControlTexts[]

/** The text of each control; a list for a field with rows. */
type FormTexts = Readonly<Record<string, string | Rows>>

/** The rows of fields that have several; an empty one where there is none yet. */
export function withRows(fields: Fields, texts: ControlTexts): FormTexts {
  const rows = Object.entries(fields).flatMap(([name, { kind }]): [string, Rows][] => {
    const text = texts[name] ?? ''
    if (kind === 'lines') return [[name, text ? splitLines(text) : ['']]]
    return kind === 'rows' ? [[name, splitRows<ControlTexts>(text)]] : []
  })
  return { ...texts, ...Object.fromEntries(rows) }
}

/**
 * Starts with the stored values or with the server's answer. The browser checks nothing. Conform gives keys only to
 * rows of the default value: without one, a row of the answer would be reset when another is added.
 */
export function useConform(id: string, stored: FormTexts, answer: FormAnswer | undefined) {
  const [form] = useForm<Record<string, string | Rows>>({
    id,
    // The server returns what the form posted: texts, and rows of them.
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
    const submitter = submitterOf(event)
    // Conform throws at a clicked map, because it does not accept an image as a button.
    if (!(submitter instanceof HTMLInputElement)) form.onSubmit(event)
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== intentName) return
    // Rows are added and removed where the reader is.
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
