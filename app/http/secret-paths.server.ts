import { paths } from '#app/paths.ts'

/** Whether an address opens an account to whoever reads it: such a one stays out of logs and away from third parties. */
export function isSecretPath(pathname: string): boolean {
  // Addresses are matched without regard to case.
  return pathname.toLowerCase().startsWith(paths.password(''))
}
