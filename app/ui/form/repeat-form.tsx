import { forwardRef } from 'react'
import { Button } from '#app/ui/parts/button.tsx'

/** A form that was posted and could not be taken. */
export interface InterruptedForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
  hadFiles: boolean
}

/** The same form once more, as it was posted: of all its fields only the button is to be seen. */
export const RepeatForm = forwardRef<HTMLFormElement, Omit<InterruptedForm, 'hadFiles'> & { submit: string }>(
  function RepeatForm({ action, fields, submit }, ref) {
    return (
      <form ref={ref} method="post" action={action}>
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{submit}</Button>
      </form>
    )
  },
)
