import { type RefObject, useEffect, useRef, useState } from 'react'
import { changedFields } from './form-texts.ts'

/** The names of the fields that differ from the page as the server sent it; each of their controls is marked. */
export function useChangedFields(form: RefObject<HTMLFormElement>): readonly string[] {
  const names = useFormReading(form, (element) => changedFields(element).join())
  return names ? names.split(',') : []
}

/** What `read` finds in the form while it is being filled in; null before hydration. Equal findings render nothing. */
export function useFormReading(form: RefObject<HTMLFormElement>, read: (form: HTMLFormElement) => string) {
  const [found, setFound] = useState<string | null>(null)
  const reader = useRef(read)
  reader.current = read
  // Something may have been typed before hydration, and what was saved differs no longer. Other effects may still put it
  // into their controls.
  useEffect(() =>
    queueMicrotask(() => {
      if (form.current) setFound(reader.current(form.current))
    }),
  )
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => setFound(reader.current(element))
    element.addEventListener('input', look)
    element.addEventListener('change', look)
    return () => {
      element.removeEventListener('input', look)
      element.removeEventListener('change', look)
    }
  }, [form])
  return found
}
