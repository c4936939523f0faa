/** The English pages of the demo, found by their links: nothing that staff have written is in the wrong language. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#app/data/database.server.ts'
import { openBindings } from '#scripts/serve.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { languageJudge, saidOn } from '#tests/support/languages.ts'
import { staffTexts } from '#tests/support/staff-texts.ts'
import { copyState } from '#tests/support/states.ts'

/** What the demo on the server holds. */
async function demoTexts() {
  const folder = mkdtempSync(join(tmpdir(), 'giebel-texts-'))
  await copyState('demo', folder)
  const { bindings, close } = await openBindings(folder)
  try {
    return await staffTexts(openDatabase(bindings.DB))
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

test('no German of the staff stands unmarked on an English page of the demo, and no English in German', async ({
  request,
}) => {
  const texts = await demoTexts()
  expect(texts.de.length).toBeGreaterThan(300)
  const inWrongLanguage = languageJudge(texts)
  const found = new Set(['/en'])
  const kinds = new Set<string>()
  const faults: unknown[] = []
  let marked = 0
  for (const path of found) {
    const answer = await request.get(path)
    const type = answer.headers()['content-type'] ?? ''
    if (answer.status() !== 200 || !type.includes('text/html')) continue
    const html = await answer.text()
    for (const [, to = ''] of html.matchAll(/<a [^>]*href="(\/en[/?][^"#]*|\/en)[^"]*"/g)) {
      const address = to.replaceAll('&amp;', '&')
      const { pathname, searchParams } = new URL(address, 'http://localhost')
      const kind = `${pathname} ${[...searchParams.keys()].sort()}`
      // Parts of a map say the same as the whole, and other values of the same filters lead to the same offers.
      if (!searchParams.has('karte') && !kinds.has(kind)) found.add(address)
      kinds.add(kind)
    }
    faults.push(...inWrongLanguage(html).map((said) => ({ path, ...said })))
    marked += saidOn(html).filter(({ lang }) => lang === 'de').length
  }
  test.info().annotations.push({ type: 'pages', description: `${found.size} pages, ${marked} German parts` })
  expect(faults).toEqual([])
  expect(found.size).toBeGreaterThan(100)
})
