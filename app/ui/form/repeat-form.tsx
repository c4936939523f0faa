import { forwardRef } from 'react'
import { Button } from '#app/ui/parts/button.tsx'

export interface InterruptedForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
  hadFiles: boolean
}

/** Posts the same form again; of its fields only the button is visible. */
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
