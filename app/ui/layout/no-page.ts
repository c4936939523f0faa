/**
 * The page of an address that only takes posts and leads on. It is never seen, but without it an address counts as a
 * resource, and what is thrown there would be answered as bare text instead of the error page or the sign-in form.
 */
export function NoPage() {
  return null
}
