import type { ImportPlan, ObjectPlan } from '#app/exchange/plan.ts'
import { pausing } from '#app/exchange/reading/pausing.ts'

/** Equal for plans with the same effect: versions are ignored, so unrelated saves need no second review. */
export async function planHash({ objects }: ImportPlan): Promise<string> {
  const pause = pausing()
  const texts: string[] = []
  for (const object of objects) {
    const text = JSON.stringify(effectOf(object))
    texts.push(text)
    await pause(text.length)
  }
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`[${texts.join()}]`))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function effectOf({
  position,
  outcome,
  propertyId,
  mayBe,
  after,
  values,
  differences,
  pictures,
  unmet,
}: ObjectPlan): unknown[] {
  return [
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
  ]
}
