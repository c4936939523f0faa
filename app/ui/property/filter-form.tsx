/** A form that leads to a filtered list. With JavaScript the page stays, and empty fields stay out of the address. */
import { Form, type FormProps, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'

export function FilterForm({ action, ...props }: FormProps & { action: string }) {
  const submit = useSubmit()
  const submitFilled = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(filledFields(event.currentTarget), { method: 'get', action, preventScrollReset: true })
  }
  return <Form method="get" action={action} onSubmit={submitFilled} {...props} />
}

export function filledFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)] as [string, string][]
  return new URLSearchParams(fields.filter(([, value]) => value !== ''))
}
