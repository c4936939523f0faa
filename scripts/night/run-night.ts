/** Runs every cron of wrangler.toml once, the nightly job before the five-minute one. */
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { waitPatiently } from '#scripts/patient-wait.ts'
import { root } from '#scripts/serve.ts'

/** Returns the crons that failed; the worker's log has the reasons. */
export async function runNight(worker: Miniflare): Promise<string[]> {
  waitPatiently()
  const { triggers } = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  const site = await worker.getWorker('giebel')
  const failed: string[] = []
  for (const cron of triggers.crons ?? []) {
    const { outcome } = await site.scheduled({ cron })
    if (outcome !== 'ok') failed.push(cron)
  }
  return failed
}
