import { isPropertyField, type PropertyFieldName } from '#app/domain/properties/property.ts'
import { type Decisions, type Side, sides } from '#app/exchange/plan.ts'

export const defaultDecisions: Decisions = {
  publish: true,
  withdraw: true,
  leave: new Set(),
  keep: new Map(),
  same: new Set(),
}

/**
 * `leave` and `same` carry positions; `keep.<position>.<field>` a side. `keep` means that the website keeps all its
 * values, `kept` its state when the form was made: a change of it overrules the single ones.
 */
export function readDecisions(entries: Iterable<[string, unknown]>): Decisions {
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
    const side = sides.find((one) => one === value)
    if (kind !== 'keep' || !isPosition(position) || !isPropertyField(field) || !side) continue
    keep.set(Number(position), (keep.get(Number(position)) ?? new Map()).set(field, side))
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

export interface KeptDecisions {
  publish: boolean
  withdraw: boolean
  leave: number[]
  keep: [position: number, choices: [field: PropertyFieldName, whose: Side][]][]
  same: number[]
  otherwise?: Side
  planHash: string
  by: { id: string; name: string } | string
  decidedAt: number
}

export function serialiseDecisions(
  decisions: Decisions,
  decided: Pick<KeptDecisions, 'planHash' | 'by' | 'decidedAt'>,
): KeptDecisions {
  return {
    publish: decisions.publish,
    withdraw: decisions.withdraw,
    leave: [...decisions.leave],
    keep: [...decisions.keep].map(([position, choices]) => [position, [...choices]]),
    same: [...decisions.same],
    ...(decisions.otherwise && { otherwise: decisions.otherwise }),
    ...decided,
  }
}

export function parseDecisions({ publish, withdraw, leave, keep, same, otherwise }: KeptDecisions): Decisions {
  return {
    publish,
    withdraw,
    leave: new Set(leave),
    keep: new Map(keep.map(([position, choices]) => [position, new Map(choices)])),
    same: new Set(same),
    ...(otherwise && { otherwise }),
  }
}
