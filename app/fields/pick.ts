/** Keeps what a page does not show from being sent to it. */
export function pick<T extends object, const Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, Name>
}
