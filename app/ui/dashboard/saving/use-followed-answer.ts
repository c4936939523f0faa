import { type RefObject, useEffect } from 'react'
import { followAnswer } from '#app/ui/form/form-texts.ts'

/** The server may have filled in a colleague's values. */
export function useFollowedAnswer(
  form: RefObject<HTMLFormElement>,
  names: readonly string[],
  typed: Readonly<Record<string, unknown>> | null | undefined,
): void {
  useEffect(() => {
    if (form.current && typed) followAnswer(form.current, names, typed)
  }, [form, names, typed])
}
