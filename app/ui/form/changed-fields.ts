import { type RefObject, useEffect, useRef, useState } from 'react'
import { changedFields } from './form-texts.ts'

/** Names of the fields that differ from the page as the server sent it. Marks their controls. */
export function useChangedFields(form: RefObject<HTMLFormElement>): readonly string[] {
  const names = useFormReading(form, (element) => changedFields(element).join())
  return names ? names.split(',') : []
}

/** The result of `read` while the form is being filled in; null before hydration. Equal results do not render again. */
export function useFormReading(form: RefObject<HTMLFormElement>, read: (form: HTMLFormElement) => string) {
  const [found, setFound] = useState<string | null>(null)
  const reader = useRef(read)
  reader.current = read
  // Reads after every render: text may have been typed before hydration, and other effects still fill controls.
  useEffect(() =>
    queueMicrotask(() => {
      const now = form.current ? reader.current(form.current) : found
      // While another update waits, even an equal result would render again, and so forever.
      if (now !== found) setFound(now)
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
