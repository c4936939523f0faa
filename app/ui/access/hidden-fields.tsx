import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'

type HiddenValues = Readonly<Record<string, string>>

export function signInFields(redirectTo: string, interrupted: InterruptedForm | null | undefined): HiddenValues {
  return { redirectTo, ...(interrupted && { interrupted: JSON.stringify(interrupted) }) }
}

export function HiddenFields({ fields }: { fields: HiddenValues }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
