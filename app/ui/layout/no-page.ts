/**
 * For addresses that only take posts. Without a component Remix answers errors as plain text instead of the error page
 * or the sign-in form.
 */
export function NoPage() {
  return null
}
