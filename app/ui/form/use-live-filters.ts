/** Applies choices immediately and typing after a pause. Browsers without scripts use the button. */
import { useLocation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { filledTexts } from './filled-texts.ts'

/** In milliseconds. */
const typingPause = 350

export function useLiveFilters(action: string) {
  const submit = useSubmit()
  const { search } = useLocation()
  const form = useFollowingForm(search)
  const pause = useRef(0)
  useEffect(() => () => clearTimeout(pause.current), [])
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
      if (target instanceof HTMLSelectElement) return send(false)
      const before = pageAsked()
      pause.current = window.setTimeout(() => {
        // After another navigation a search would leave that page, or drop the message on it.
        if (pageAsked() === before) send(true)
      }, typingPause)
    },
  }
}

/** Key of the page that is loading, or else of the current one. The router knows it before a busy page renders. */
function pageAsked(): string {
  const { navigation, location } = window.__remixRouter.state
  return (navigation.location ?? location).key
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
