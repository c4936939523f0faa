import { digestOf } from '#app/data/digest.server.ts'
import { beginPreparing } from '#app/data/exchange/import-steps.server.ts'
import type { ImportRow } from '#app/data/exchange/imports.server.ts'
import type { WaitingPicture } from '#app/data/exchange/prepared-pictures.server.ts'
import type { Decisions, ImportPlan } from '#app/exchange/plan.ts'
import { unseenChoices } from '#app/exchange/planning/choices.ts'
import { type KeptDecisions, serialiseDecisions } from '#app/exchange/planning/decisions.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { type ApplyContext, isPerson, sendStep, takeStep } from './apply.server.ts'
import { planningOf } from './import-plan.server.ts'

/**
 * `changed`: the plan differs from the reviewed one. `unseen`: it needs a choice that was not shown. `decided`: another
 * person has decided.
 */
export async function beginApplying(
  context: ApplyContext,
  found: ImportRow,
  posted: Decisions,
  seen: { planHash: string; by: KeptDecisions['by'] },
): Promise<'begun' | 'changed' | 'unseen' | 'decided'> {
  const planning = await planningOf(context.db, found)
  if ((await planning.hash()) !== seen.planHash) return 'changed'
  const decisions = await planning.expandAllSame(posted)
  const plan = await planning.plan(decisions)
  if (isPerson(seen.by) && unseenChoices(plan, decisions).size > 0) return 'unseen'
  const pictures = await Promise.all(newPictures(plan).map((picture) => withKey(found.id, picture)))
  const kept = serialiseDecisions(decisions, { ...seen, decidedAt: Date.now() })
  if (!(await beginPreparing(context.db, found.id, kept, pictures))) return 'decided'
  try {
    // Without pictures it runs at once, so the user sees the result.
    if (pictures.length === 0) await takeStep(context, found.id)
    else await sendStep(context, found.id)
  } catch (error) {
    // The decision is stored, so the cron job continues.
    logJobFault('exchange', 'step', error)
  }
  return 'begun'
}

function newPictures(plan: ImportPlan): Omit<WaitingPicture, 'key'>[] {
  return plan.objects.flatMap(({ position, pictures, values }) =>
    pictures.order.flatMap((picture) =>
      values && 'received' in picture ? [{ position, source: picture.received.source }] : [],
    ),
  )
}

/** Deterministic, so a crashed step leaves no duplicates. */
async function withKey(importId: string, { position, source }: Omit<WaitingPicture, 'key'>): Promise<WaitingPicture> {
  return { position, source, key: (await digestOf([importId, position, source])).slice(0, 24) }
}
