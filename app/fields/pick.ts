/** Keeps what a page does not show from being sent to it. */
export function pick<T extends object, const Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  // Object.fromEntries forgets the names; what is optional stays away.
  return Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name]]] : []))) as Pick<T, Name>
}
