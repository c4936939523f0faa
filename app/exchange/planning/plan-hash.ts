import type { ImportPlan } from '#app/exchange/plan.ts'

/**
 * Tells whether two plans would do the same. Versions are left out: a save that changes nothing of the plan needs no
 * second look.
 */
export async function planHash({ objects }: ImportPlan): Promise<string> {
  const done = objects.map(({ position, outcome, propertyId, mayBe, after, values, differences, pictures, unmet }) => [
    position,
    outcome,
    propertyId,
    // Without it, an object that is no longer known, and so skipped, would look as before.
    mayBe,
    after,
    values && Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    differences.map(({ field, before, choice }) => [field, before, choice]),
    pictures.order.map((picture) => ('key' in picture ? [picture.key, picture.alt] : picture.received.source)),
    pictures.removed,
    unmet,
  ])
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(done)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
