/** Applies choices immediately and typing after a pause. Browsers without scripts use the button. */
import { useLocation, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { filledTexts } from './filled-texts.ts'

/** In milliseconds. */
const typingPause = 350

export function useLiveFilters(action: string) {
  const submit = useSubmit()
  const { search } = useLocation()
  const { location: next } = useNavigation()
  const form = useFollowingForm(search)
  const pause = useRef(0)
  useEffect(() => () => clearTimeout(pause.current), [])
  // What was typed just before a link was followed must not lead back.
  useEffect(() => {
    if (next) clearTimeout(pause.current)
  }, [next])
  const send = (replace: boolean) => {
    clearTimeout(pause.current)
    if (form.current) submit(filledTexts(form.current), { action, preventScrollReset: true, replace })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (filtersOf(form.current).some(({ name, value }) => value !== (asked.get(name) ?? ''))) send(true)
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

/** Follows the address after a link or the back button, except for text that is being typed. */
function useFollowingForm(search: string) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const asked = new URLSearchParams(search)
    for (const control of filtersOf(form.current)) {
      const isTyped = control instanceof HTMLInputElement && control === document.activeElement
      if (!isTyped) control.value = asked.get(control.name) ?? ''
    }
  }, [search])
  return form
}

function filtersOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  const filters: (HTMLInputElement | HTMLSelectElement)[] = []
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) filters.push(control)
    if (control instanceof HTMLInputElement && control.type === 'search') filters.push(control)
  }
  return filters
}
