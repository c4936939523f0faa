import { PasswordControl } from '#app/fields/password-control.tsx'
import { useControl } from '#app/fields/use-control.ts'

/** Asks who is there for the password, in a form of the own account. */
export function CurrentPassword({ label, hint }: { label: string; hint?: string }) {
  return <PasswordControl {...useControl('current', hint)} label={label} autoComplete="current-password" />
}
