/** What a form of the sign-in pages brings along unseen. */
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'

type HiddenValues = Readonly<Record<string, string>>

/** The page to go to afterwards, and the form that waits for it, if there is one. */
export function fieldsAlong(redirectTo: string, interrupted: InterruptedForm | null | undefined): HiddenValues {
  return { redirectTo, ...(interrupted && { interrupted: JSON.stringify(interrupted) }) }
}

export function HiddenFields({ fields }: { fields: HiddenValues }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
