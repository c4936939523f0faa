import { useControl } from '#app/fields/form-field.tsx'
import { PasswordControl } from '#app/ui/access/password-control.tsx'

/** Asks who is there for the password, in a form of the own account. */
export function CurrentPassword({ label, hint }: { label: string; hint?: string }) {
  return <PasswordControl {...useControl('current', hint)} label={label} autoComplete="current-password" />
}
