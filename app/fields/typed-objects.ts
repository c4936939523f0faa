/** Only for objects without extra keys, such as literals and catalogues. */
export function keysOf<T extends object>(object: T) {
  // The type of Object.keys() is `string[]`, because a value may have keys beyond its type.
  return Object.keys(object) as (keyof T & string)[]
}

/** Only for objects without extra keys; an optional key must be missing, not undefined. */
export function entriesOf<T extends object>(object: T) {
  // As in keysOf().
  return Object.entries(object) as Entry<T>[]
}

type Entry<T> = { [Name in keyof T & string]-?: [Name, Exclude<T[Name], undefined>] }[keyof T & string]

export function mapNames<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** Keeps values that a page does not show from being sent to it. */
export function pick<T extends object, const Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  // Object.fromEntries forgets the names; missing optional names stay missing.
  return Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name]]] : []))) as Pick<T, Name>
}
