import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Decisions, LinkBase } from './plan.ts'
import type { Problem } from './problems.ts'
import type { ActiveDays, ReceivedObject } from './received.ts'

export const always: ActiveDays = { from: null, until: null }

/** `limited` is public today, and has a last day. */
export function activityOn({ from, until }: ActiveDays, day: string): 'notYet' | 'ended' | 'limited' | 'open' {
  if (from !== null && day < from) return 'notYet'
  if (until !== null && day > until) return 'ended'
  return until === null ? 'open' : 'limited'
}

export function isActiveOn(days: ActiveDays, day: string): boolean {
  return !['notYet', 'ended'].includes(activityOn(days, day))
}

/** Staff want it offline while the file's days have it offline as well: the day that opens it must not overrule them. */
export function keepsBack(
  { published: isActive }: Partial<PropertyValues>,
  mine: PropertyValues | null,
  base: LinkBase | null,
  { publish }: Decisions,
): boolean {
  if (isActive !== false) return false
  return mine === null ? !publish : base?.values.published === true && !mine.published
}

export function inactivity({ active = always, action, state }: ReceivedObject, day: string): Problem[] {
  const activity = action === 'reference' || state === 'sold' ? 'open' : activityOn(active, day)
  if (activity === 'notYet') return [{ code: 'notYetActive', element: 'published', found: active.from ?? '' }]
  return activity === 'ended' ? [{ code: 'noLongerActive', element: 'published', found: active.until ?? '' }] : []
}
