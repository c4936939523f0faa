import { useControl } from '#app/fields/form-field.tsx'
import { PasswordControl } from '#app/ui/access/password-control.tsx'

export function CurrentPassword({ label, hint }: { label: string; hint?: string }) {
  return <PasswordControl {...useControl('current', hint)} label={label} autoComplete="current-password" />
}
