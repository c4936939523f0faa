/** `npm run lighthouse [-- /path …]` after `npm run build`: medians of three runs, as a phone on a slow network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { openChrome, runLighthouse, transferredBytes, verdictOf } from '#scripts/bench/chrome.ts'
import { findOffer } from '#scripts/bench/rounds.ts'
import { median } from '#scripts/bench/statistics.ts'
import { table } from '#scripts/bench/tables.ts'
import { freePort } from './free-port.ts'
import { prepareState } from './prepare.ts'
import { serve } from './serve.ts'

const stateDir = process.env.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'giebel-lighthouse-'))
await prepareState(stateDir)
const port = await freePort()
const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: `http://localhost:${port}` } })
const chrome = await openChrome()

try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/angebote', await findOffer(url), '/kontakt']
  for (const path of paths) {
    const results = await runLighthouse(chrome, url + path)
    process.stdout.write(`${table([{ ...verdictOf(path, results), ...kilobytes(results) }])}\n`)
    for (const failure of new Set(results.flatMap(failures))) process.stdout.write(`    ${failure}\n`)
  }
} finally {
  await chrome.browser.close()
  await worker.dispose()
  if (!process.env.STATE_DIR) rmSync(stateDir, { recursive: true, force: true })
}

function kilobytes(results: readonly Result[]): Record<string, number> {
  const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image']
  return Object.fromEntries(
    kinds.map((kind) => [`${kind} kB`, median(results.map((result) => transferredBytes(result, kind))) / 1000]),
  )
}

/** The audits that lower a category's score. */
function failures(result: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}
