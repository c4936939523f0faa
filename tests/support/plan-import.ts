import type { ImportPlan } from '#app/exchange/plan.ts'
import { planImport as planStepwise } from '#app/exchange/planning/plan-import.ts'

/** A whole plan without pauses. */
export function planImport(...planned: Parameters<typeof planStepwise>): ImportPlan {
  const steps = planStepwise(...planned)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
