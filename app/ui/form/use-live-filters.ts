/** Filters act at once: a choice immediately, typing after a pause. The button is for browsers without scripts. */
import { useLocation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'

/** In milliseconds. */
const typingPause = 350

export function useLiveFilters(action: string) {
  const submit = useSubmit()
  const form = useFollowingForm()
  const pause = useRef(0)
  useEffect(() => () => clearTimeout(pause.current), [])
  const send = (replace: boolean) => {
    clearTimeout(pause.current)
    if (form.current) submit(filledFields(form.current), { action, preventScrollReset: true, replace })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    if (form.current && isChanged(form.current)) send(true)
  }, [])
  return {
    ref: form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      send(false)
    },
    onChange: ({ target }: FormEvent) => {
      clearTimeout(pause.current)
      if (target instanceof HTMLSelectElement) send(false)
      else pause.current = window.setTimeout(() => send(true), typingPause)
    },
  }
}

function filledFields(form: HTMLFormElement): URLSearchParams {
  // The form has no file inputs.
  const fields = [...new FormData(form)] as [string, string][]
  return new URLSearchParams(fields.filter(([, value]) => value !== ''))
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    return control instanceof HTMLInputElement && control.value !== control.defaultValue
  })
}

/** Shows what the address says, after a link or the way back; what is being typed stays. */
function useFollowingForm() {
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const asked = new URLSearchParams(search)
    for (const control of form.current?.elements ?? []) {
      const isText = control instanceof HTMLInputElement && control.type === 'search'
      if (isText && control === document.activeElement) continue
      if (isText || control instanceof HTMLSelectElement) control.value = asked.get(control.name) ?? ''
    }
  }, [search])
  return form
}
