/** What the queue and the cron do for a transfer: read it, prepare its pictures, take it over. */
import { listSleeping } from '#app/data/exchange/import-steps.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { takeStep } from './apply.server.ts'

type Context = Pick<AppContext, 'db' | 'media' | 'exchange'>

/** Throws when it should be tried again. */
export async function takeTransferStep(context: Context, importId: string): Promise<void> {
  await takeStep(context, importId)
}

/** Those whose message was lost, or whose step died. */
export async function wakeTransfers(context: Context): Promise<void> {
  for (const id of await listSleeping(context.db)) {
    try {
      await takeTransferStep(context, id)
    } catch (error) {
      logJobFault('exchange', 'step', error)
    }
  }
}
