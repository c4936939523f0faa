/** What a person has decided about a dry run, as it is kept until the pictures are prepared. */
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import type { Side, Wishes } from '#app/exchange/plan.ts'

export interface KeptWishes {
  publish: boolean
  withdraw: boolean
  leave: number[]
  keep: [position: number, choices: [field: PropertyFieldName, whose: Side][]][]
  same: number[]
  otherwise?: Side
  /** Of the plan that the person has seen. */
  planHash: string
  /** Whom the history names: who decided, or the connection. */
  by: { id: string; name: string } | string
  /** In milliseconds. */
  decidedAt: number
}

export function toKept(wishes: Wishes, decision: Pick<KeptWishes, 'planHash' | 'by' | 'decidedAt'>): KeptWishes {
  return {
    publish: wishes.publish,
    withdraw: wishes.withdraw,
    leave: [...wishes.leave],
    keep: [...wishes.keep].map(([position, choices]) => [position, [...choices]]),
    same: [...wishes.same],
    ...(wishes.otherwise && { otherwise: wishes.otherwise }),
    ...decision,
  }
}

export function fromKept({ publish, withdraw, leave, keep, same, otherwise }: KeptWishes): Wishes {
  return {
    publish,
    withdraw,
    leave: new Set(leave),
    keep: new Map(keep.map(([position, choices]) => [position, new Map(choices)])),
    same: new Set(same),
    ...(otherwise && { otherwise }),
  }
}
