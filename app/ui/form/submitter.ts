import type { FormEvent } from 'react'

/** Null when a script submits the form. */
export function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
