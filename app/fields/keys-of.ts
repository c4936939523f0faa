/** Object.keys with the type's names: only for objects that hold no others, such as literals and catalogues. */
export function keysOf<T extends object>(object: T) {
  // TypeScript says `string[]`, because a value may have more keys than its type.
  return Object.keys(object) as (keyof T & string)[]
}

/** Object.entries with the type's names; an optional key must be missing, not undefined. */
export function entriesOf<T extends object>(object: T) {
  // The same for names and values.
  return Object.entries(object) as Entry<T>[]
}

type Entry<T> = { [Name in keyof T & string]-?: [Name, Exclude<T[Name], undefined>] }[keyof T & string]
