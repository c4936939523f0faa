import type { Fields } from '#app/fields/field.ts'

type Joint<Name extends string> = readonly [leading: Name, ...others: Name[]]

export function jointFields<F extends Fields>(fields: F): Joint<keyof F & string>[] {
  const joints = new Map<string, [keyof F & string, ...(keyof F & string)[]]>()
  for (const [name, { belongsTo = name }] of Object.entries(fields)) {
    const joint = joints.get(belongsTo)
    if (joint) joint.push(name)
    else joints.set(belongsTo, [name])
  }
  return [...joints.values()]
}

export function jointly<Item extends { field: string }>(fields: Fields, items: readonly Item[]): [Item, ...Item[]][] {
  return jointFields(fields).flatMap((names): [Item, ...Item[]][] => {
    const [first, ...others] = names.flatMap((name) => items.find(({ field }) => field === name) ?? [])
    return first ? [[first, ...others]] : []
  })
}

type Values = Readonly<Record<string, unknown>>

export function isSameIn(names: readonly string[], some: Values | null, others: Values): boolean {
  return names.every((name) => some?.[name] === others[name])
}

const between = ' / '

export function jointLabel(labels: Readonly<Record<string, string>>, names: readonly string[]): string {
  return names.map((name) => labels[name] ?? name).join(between)
}

/** Of all fields that have at least one of these names. */
export function jointLabels(
  fields: Fields,
  labels: Readonly<Record<string, string>>,
  among: readonly string[],
): string {
  const joints = jointFields(fields).filter((names) => names.some((name) => among.includes(name)))
  return joints.map((names) => jointLabel(labels, names)).join(', ')
}

export function jointWords(words: readonly (string | null)[]): string | null {
  return words.every((word) => word === null) ? null : words.map((word) => word ?? '–').join(between)
}
