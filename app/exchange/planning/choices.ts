/** What of a plan a person decides about, and whether they have. */
import type { Decisions, ImportPlan, ObjectPlan } from '#app/exchange/plan.ts'

/** Those that may be the property that holds their number. */
export function takenNumbers({ objects }: ImportPlan): number[] {
  return objects
    .filter(({ propertyId, mayBe }) => propertyId === null && mayBe !== null)
    .map(({ position }) => position)
}

/** Each by its position, so that one of them can be taken out again. A plan is made only where all are meant. */
export function oneByOne(
  { areAllSame, ...decisions }: Decisions,
  planFor: (decisions: Decisions) => ImportPlan,
): Decisions {
  return areAllSame
    ? { ...decisions, same: new Set([...decisions.same, ...takenNumbers(planFor(decisions))]) }
    : decisions
}

export function isAsking({ differences }: ObjectPlan): boolean {
  return differences.some(({ choice }) => choice !== null)
}

/**
 * Positions of objects that have only now been said to be the same as a property, and ask what nobody has been shown: a
 * form posts all that it shows, and all that were shown before.
 */
export function unseenChoices({ objects }: ImportPlan, { keep, same, otherwise }: Decisions): Set<number> {
  // Who keeps all that the website says has decided about what comes up, too.
  if (otherwise === 'mine') return new Set()
  const isUnseen = ({ position, differences }: ObjectPlan) =>
    same.has(position) && differences.some(({ field, choice }) => choice !== null && !keep.get(position)?.has(field))
  return new Set(objects.filter(isUnseen).map(({ position }) => position))
}
