/** The pages on phones, with large letters, in forced colours and without motion. */
import { readFileSync } from 'node:fs'
import { localPath } from '#app/i18n/locale-path.ts'
import { listMails } from '#scripts/mails/mail-folder.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { focusStops } from '#tests/support/focus.ts'
import { brokenText, drawings, edgelessControls, movement, smallTargets } from '#tests/support/layout.ts'
import { pagesWithControls } from '#tests/support/visit.ts'

test('on phones the longest name stays whole, in its heading and in its row beside the map', async ({ page }) => {
  await page.goto('/angebote?marketType=rent')
  const offer = page.getByRole('link', { name: 'Dachterrassenwohnung' }).first()
  const pages = [String(await offer.getAttribute('href')), '/angebote?view=map&marketType=rent']
  for (const path of pages)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      const lines = await page
        .getByRole('heading', { name: 'Dachterrassenwohnung' })
        .first()
        .evaluate((heading) => {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          const word = document.createRange()
          word.setStart(walker.nextNode() as Text, 0)
          word.setEnd(walker.currentNode, 'Dachterrassenwohnung'.length)
          return word.getClientRects().length
        })
      expect.soft([path, width, lines]).toEqual([path, width, 1])
    }
})

test('a telephone number stays on one line, and so do the alert and the order of a list on a small phone', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1112, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/en/kontakt', '/en/leistungen/verkauf', '/en/unser-team']) {
      await page.goto(path)
      const broken = await page.locator('main a[href^="tel:"]').evaluateAll((links) =>
        links.flatMap(({ lastChild }) => {
          const number = document.createRange()
          number.selectNodeContents(lastChild as Text)
          return number.getClientRects().length > 1 ? number.toString() : []
        }),
      )
      expect.soft([width, path, ...broken]).toEqual([width, path])
    }
  }
  for (const width of [320, 360, 390])
    for (const path of ['/angebote', '/en/angebote']) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      const alert = await page.locator('button[formaction$="/suchauftrag"]').first().boundingBox()
      const order = await page.locator('main summary', { hasText: /Empfohlen|Recommended/ }).boundingBox()
      expect.soft([width, path, order?.y]).toEqual([width, path, alert?.y])
    }
})

test('no reference stands alone in the last row, and the filters of a list share a line', async ({ page }) => {
  for (const width of [768, 1366])
    for (const query of ['', '?houseType=apartment', '?houseType=house']) {
      await page.setViewportSize({ width, height: 650 })
      await page.goto(`/referenzen${query}`)
      const grid = await page.locator('main h2.sr + div').boundingBox()
      const tile = await page.locator('main h2.sr + div h3').last().locator('xpath=../..').boundingBox()
      const gap = (grid?.x ?? 0) + (grid?.width ?? 0) - (tile?.x ?? 0) - (tile?.width ?? 0)
      expect.soft([width, query, Math.round(gap)]).toEqual([width, query, 0])
    }
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 650 })
    await page.goto('/angebote?marketType=purchase&houseType=house&near=Hamburg&radius=25&priceMax=1500000')
    const chips = page.getByRole('list', { name: 'Aktive Filter' })
    expect.soft([width, await chips.evaluate(({ clientHeight }) => clientHeight <= 48)]).toEqual([width, true])
  }
})

test('on phones filters scroll in one row and end with what clears them, and an empty map says so on the map', async ({
  page,
}) => {
  const cut: unknown[] = []
  for (const locale of ['', '/en'])
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${locale}/angebote?near=Eppendorf+(Hamburg)&radius=10&marketType=purchase&priceMax=1500000`)
      const chips = page.getByRole('list', { name: locale ? 'Active filters' : 'Aktive Filter' })
      const boxes = await chips.getByRole('link').evaluateAll((links) =>
        [links.at(0), links.at(-1)].map((link) => {
          link?.scrollIntoView({ inline: 'nearest' })
          const { left, right } = link?.getBoundingClientRect() ?? new DOMRect()
          return left >= 16 && right <= innerWidth - 16
        }),
      )
      boxes.push(await chips.evaluate(({ clientHeight }) => clientHeight <= 60))
      if (boxes.includes(false)) cut.push([locale, width, boxes])
    }
  expect(cut).toEqual([])
  for (const width of [320, 390, 700]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/angebote?view=map&karte=13-9300-9035')
    const map = await page.locator('[data-map] > div').boundingBox()
    const words = await page.getByText('In diesem Ausschnitt liegt kein Angebot.').boundingBox()
    const foot = (words?.y ?? 0) + (words?.height ?? 0)
    expect.soft([width, foot > (map?.y ?? 0) && foot < (map?.y ?? 0) + (map?.height ?? 0)]).toEqual([width, true])
  }
})

test('the name of a quarter fits its field', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/angebote?near=Eppendorf+(Hamburg)')
  const field = page.getByLabel('Ort oder PLZ')
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
})

test('letters of twice the size are neither cut off nor laid over each other', async ({ page }) => {
  const paths = await pagesWithControls(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of paths) {
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft([path, width, await page.evaluate(brokenText)]).toEqual([path, width, []])
      expect.soft([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  }
})

test('everything that is pressed is large enough for a thumb, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const paths = await pagesWithControls(page)
  for (const locale of ['de', 'en'] as const) {
    for (const path of paths.map((path) => localPath(path, locale))) {
      await page.goto(path)
      const folded = await page.evaluate(smallTargets)
      await page.locator('summary:visible').first().click()
      const unfolded = await page.evaluate(smallTargets)
      expect.soft([path, locale, ...new Set([...folded, ...unfolded])]).toEqual([path, locale])
    }
  }
})

test('in forced colours controls keep their edges, drawings are seen and the focus shows', async ({ page }) => {
  for (const path of await pagesWithControls(page)) {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(path)
    const edgeless = await page.evaluate(edgelessControls)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft([path, await page.evaluate(edgelessControls)]).toEqual([path, edgeless])
    const { unseen, total } = await page.evaluate(drawings)
    expect(total).toBeGreaterThan(2)
    expect.soft([path, unseen]).toEqual([path, []])
  }
  const stops = await focusStops(page)
  expect(stops.filter(({ contrast }) => contrast < 3).map(({ name }) => name)).toEqual([])
})

test('whoever wants less motion gets none', async ({ page }) => {
  const paths = await pagesWithControls(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main a:visible').first().hover()
    expect.soft([path, await page.evaluate(movement)]).toEqual([path, []])
  }
})

test('in the forced colours of a dark system, the sign and the stars are as light as the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/angebote')
  const text = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  for (const drawing of ['header a svg path', 'main button svg path']) {
    const strokes = await page
      .locator(drawing)
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke).filter((stroke) => stroke !== 'none'))
    expect(strokes).toContain(text)
  }
  expect(text).toBe('rgb(255, 255, 255)')
})

/** The path of the owner's page, once the mail is there. */
async function mailedPage(email: string): Promise<string> {
  let path = ''
  await expect(() => {
    const mail = listMails(String(process.env.MAIL_STATE)).find(({ to }) => to.includes(email))
    const text = mail ? readFileSync(mail.file, 'utf8').replace(/=\r?\n/g, '') : ''
    path = /\/verkauf\/[\w-]+/.exec(text)?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass()
  return path
}

test('an owner reads the page on a phone and on paper, and approves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/dashboard/properties?q=GI-2384')
  await page.locator('main td a').first().click()
  await page.getByRole('button', { name: 'Duplizieren' }).click()
  await expect(page.getByRole('status')).toContainText('(Kopie)“ ist angelegt')
  const copy = new URL(page.url()).pathname
  const email = `albers-${test.info().repeatEachIndex}@mail.example`
  await page.goto(`${copy}/seller`)
  await page.locator('[name="sellerEmail"]').fill(email)
  await page
    .locator('form:has([name="sellerEmail"])')
    .getByRole('button', { name: /[Ss]peichern/ })
    .click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.goto(copy)
  await page.getByLabel('Name (Pflicht)').fill('Haus Albers')
  await page.getByRole('button', { name: 'Vorbereiten' }).click()
  await page.getByRole('button', { name: 'Um Freigabe bitten' }).click()
  await page.goto(await mailedPage(email))
  const week = page.locator('[data-week]').last()
  await expect(week).toContainText('KW')
  const table = page.getByRole('table').filter({ hasText: 'Aufrufe' })
  await page.locator('summary', { hasText: 'Dieselben Zahlen als Tabelle' }).click()
  await expect(table).toBeVisible()
  await page.locator('summary', { hasText: 'Dieselben Zahlen als Tabelle' }).click()
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    expect([media, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([media, 390])
    expect([media, await page.evaluate(brokenText)]).toEqual([media, []])
    const { width = 0, height = 0 } = (await week.locator('abbr').boundingBox()) ?? {}
    expect([media, width > 8 && height > 6]).toEqual([media, true])
  }
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('status')).toContainText('das ist freigegeben')
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 })
  await page.goto(copy)
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(page.getByRole('status')).toContainText('liegt im Papierkorb')
})
