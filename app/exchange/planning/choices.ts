import type { Decisions, ImportPlan, ObjectPlan } from '#app/exchange/plan.ts'

export function takenNumbers({ objects }: ImportPlan): number[] {
  return objects
    .filter(({ propertyId, mayBe }) => propertyId === null && mayBe !== null)
    .map(({ position }) => position)
}

/** Lists positions one by one so that one can be removed. A plan is needed only when all are meant. */
export async function expandAllSame(
  { areAllSame, ...decisions }: Decisions,
  planFor: (decisions: Decisions) => Promise<ImportPlan>,
): Promise<Decisions> {
  return areAllSame
    ? { ...decisions, same: new Set([...decisions.same, ...takenNumbers(await planFor(decisions))]) }
    : decisions
}

export function needsDecision({ differences }: ObjectPlan): boolean {
  return differences.some(({ choice }) => choice !== null)
}

/**
 * Positions newly identified with a property, with choices that were not shown before: a form posts all that it shows,
 * and all that were shown before.
 */
export function unseenChoices({ objects }: ImportPlan, { keep, same, otherwise }: Decisions): Set<number> {
  if (otherwise === 'mine') return new Set()
  const isUnseen = ({ position, differences }: ObjectPlan) =>
    same.has(position) && differences.some(({ field, choice }) => choice !== null && !keep.get(position)?.has(field))
  return new Set(objects.filter(isUnseen).map(({ position }) => position))
}
