/** What the end of a sale or a reservation does not take back. */
import { countDeclined } from '#app/data/enquiries/enquiry-lists.server.ts'
import { findLastSave } from '#app/data/saving/history.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { flashText, type MessageExtras } from '#app/http/flash.server.ts'
import type { Translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

type Flags = Pick<PropertyValues, 'sold' | 'reserved' | 'highlighted'>

interface LeftBehind {
  /** Follow the message of the act. */
  sentences: string[]
  ways: Pick<MessageExtras, 'link' | 'next'>
}

export async function leftBehind(
  { db }: AppContext,
  { id, propertyNumber }: { id: string; propertyNumber: string },
  before: Flags,
  after: Flags,
  t: Translator,
): Promise<LeftBehind> {
  const isUnsold = before.sold && !after.sold
  const isFree = (isUnsold || before.reserved) && !after.sold && !after.reserved
  const [isUnhighlighted, declines] = await Promise.all([
    isUnsold && !after.highlighted && hasSaleUnhighlighted(db, id),
    declinesStanding(db, isFree ? [{ id, propertyNumber }] : [], t),
  ])
  const highlight = { action: dashboardPaths.highlight(id), fields: { highlighted: 'on' }, label: 'highlight' } as const
  return {
    sentences: [...(isUnhighlighted ? [flashText(t, 'highlightEnded', {})] : []), ...declines.sentences],
    ways: { ...(isUnhighlighted && { next: highlight }), ...declines.ways },
  }
}

/** Of properties that are free again. The inbox lists those of one. */
export async function declinesStanding(
  db: AppContext['db'],
  freed: readonly { id: string; propertyNumber: string }[],
  t: Translator,
): Promise<LeftBehind> {
  const count =
    freed.length > 0
      ? await countDeclined(
          db,
          freed.map(({ id }) => id),
        )
      : 0
  if (count === 0) return { sentences: [], ways: {} }
  const [only] = freed.length === 1 ? freed : []
  const to = only && `${dashboardPaths.enquiries}?${new URLSearchParams({ q: only.propertyNumber })}`
  return { sentences: [flashText(t, 'declinesStand', { count })], ways: to ? { link: { to, label: 'declined' } } : {} }
}

/** A sale ends the mark in the same save. */
async function hasSaleUnhighlighted(db: AppContext['db'], id: string): Promise<boolean> {
  const save = await findLastSave(db, { kind: 'property', id }, ['highlighted'])
  const afterOf = (name: string) => save?.changes.find(({ field }) => field === name)?.after
  return afterOf('highlighted') === false && afterOf('sold') === true
}
