/** With JavaScript it navigates client-side, leaves out empty fields, and follows the address when going back. */
import { Form, type FormProps, useLocation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { filledTexts } from '#app/ui/form/filled-texts.ts'
import { submitterOf } from '#app/ui/form/submitter.ts'

export function FilterForm({ action, ...props }: FormProps & { action: string }) {
  const submit = useSubmit()
  const form = useFollowingForm()
  const submitFilled = (event: FormEvent<HTMLFormElement>) => {
    // Another way to send what is typed.
    if (submitterOf(event)?.hasAttribute('formaction')) return
    event.preventDefault()
    submit(filledFields(event.currentTarget), { method: 'get', action, preventScrollReset: true })
    closeFold(event.currentTarget)
  }
  // No autocomplete: going back, browsers would restore a later choice.
  return <Form ref={form} method="get" action={action} autoComplete="off" onSubmit={submitFilled} {...props} />
}

export function filledFields(form: HTMLFormElement): URLSearchParams {
  const search = filledTexts(form)
  if (!search.has('near')) search.delete('radius')
  return search
}

/** Closes the filters on phones to show the list. */
function closeFold(form: HTMLFormElement): void {
  const fold = form.closest('details')
  if (!fold?.open) return
  fold.open = false
  fold.querySelector('summary')?.focus()
}

function useFollowingForm() {
  const form = useRef<HTMLFormElement>(null)
  const { key, search } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key || !form.current) return
    shown.current = key
    const asked = new URLSearchParams(search)
    for (const control of form.current.elements) {
      if (control instanceof HTMLInputElement) {
        if (control.type === 'checkbox') control.checked = control.defaultChecked
        else control.value = control.defaultValue
      }
      if (control instanceof HTMLSelectElement) {
        control.value = asked.get(control.name) ?? control.dataset.usual ?? ''
        if (control.selectedIndex < 0) control.selectedIndex = 0
      }
    }
  }, [key, search])
  return form
}
