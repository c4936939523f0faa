/** One night of a served state: every cron of wrangler.toml once, the nightly job before what is due every five minutes. */
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { waitPatiently } from '#scripts/patient-wait.ts'
import { root } from '#scripts/serve.ts'

/** The crons whose run failed; the worker's log says why. */
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
