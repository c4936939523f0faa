import type { StateResult } from '#app/data/properties/property-states.server.ts'
import { flagsOf, stageOf } from '#app/domain/stage.ts'
import { readMonth } from '#app/fields/read-date.ts'
import type { FlashKey, MessageExtras } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

type Flags = Parameters<typeof stageOf>[0]

/** What has happened, for the table and the form alike; null if the stage is unchanged. */
export function stageMessage(before: Flags, after: Flags): FlashKey | null {
  const stage = stageOf(after)
  if (stageOf(before) === stage) return null
  if (after.sold) return before.sold ? publicMessage(after) : 'propertySold'
  if (after.reserved) return before.reserved ? publicMessage(after) : 'propertyReserved'
  if (before.sold) return 'propertyUnsold'
  return before.published === after.published ? 'propertyUnreserved' : publicMessage(after)
}

function publicMessage({ published }: Flags): FlashKey {
  return published ? 'propertyPublished' : 'propertyUnpublished'
}

export function formerStage(property: StateResult['property']): NonNullable<MessageExtras['undo']> {
  const { id, soldOn, highlighted } = property
  const stage = stageOf(property)
  const isFeatured = highlighted && !flagsOf(stage).sold
  return {
    action: dashboardPaths.stage(id),
    fields: { ...(soldOn && { soldOn }), ...(isFeatured && { highlighted: 'on' }), stage },
  }
}

export function postedMonth(form: FormData): string | null {
  const posted = form.get('soldOn')
  return (typeof posted === 'string' && posted.length <= 20 && readMonth(posted)) || null
}
