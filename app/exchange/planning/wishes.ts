/** What a person has decided about a dry run, as its form posts it. */
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Side, Wishes } from '#app/exchange/plan.ts'

/** Before anybody has decided anything. */
export const neutralWishes: Wishes = {
  publish: true,
  withdraw: true,
  leave: new Set(),
  keep: new Map(),
  same: new Set(),
}

/**
 * `leave` and `same` carry positions, `keep.<position>.<field>` says whose value stays. `keep` is ticked where the website
 * keeps all its values, `kept` says that it was when the form was made: each change of it overrules the single ones. What
 * is none of these is no wish.
 */
export function readWishes(entries: Iterable<[string, unknown]>): Wishes {
  const flags = new Set<string>()
  const positions = { leave: new Set<number>(), same: new Set<number>() }
  const keep = new Map<number, Map<PropertyFieldName, Side>>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || name.length > longestName) continue
    if (name === 'publish' || name === 'withdraw') flags.add(name)
    if ((name === 'leave' || name === 'same') && isPosition(value)) positions[name].add(Number(value))
    if (name === 'same' && value === 'all') flags.add('allSame')
    if ((name === 'keep' || name === 'kept') && value === 'mine') flags.add(name)
    const [kind, position = '', field = ''] = name.split('.', 3)
    if (kind !== 'keep' || !isPosition(position) || !isField(field) || (value !== 'mine' && value !== 'theirs'))
      continue
    keep.set(Number(position), (keep.get(Number(position)) ?? new Map()).set(field, value))
  }
  const all = flags.has('allSame') ? { areAllSame: true } : {}
  if (flags.has('keep') !== flags.has('kept')) keep.clear()
  const otherwise = flags.has('keep') ? { otherwise: 'mine' as const } : {}
  return { publish: flags.has('publish'), withdraw: flags.has('withdraw'), ...all, ...otherwise, ...positions, keep }
}

const longestName = 60

function isPosition(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text)
}

function isField(name: string): name is PropertyFieldName {
  return Object.hasOwn(propertyFields, name)
}
