import type { ImportPlan } from '#app/exchange/plan.ts'

/** Equal for plans with the same effect: versions are ignored, so unrelated saves need no second review. */
export async function planHash({ objects }: ImportPlan): Promise<string> {
  const done = objects.map(({ position, outcome, propertyId, mayBe, after, values, differences, pictures, unmet }) => [
    position,
    outcome,
    propertyId,
    // Without it, a skipped object that is no longer known would look unchanged.
    mayBe,
    after,
    values && Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    differences.map(({ field, before, choice }) => [field, before, choice]),
    pictures.order.map((picture) =>
      'key' in picture ? [picture.key, picture.alt, picture.foundMark] : picture.received.source,
    ),
    pictures.removed,
    unmet,
  ])
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(done)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
