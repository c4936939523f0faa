/** What a script adds to the form of a property: it follows the kind, asks before it is left, and keeps a draft. */

import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword, demoUsers } from '#scripts/demo/people.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, signInAlone, test } from '#tests/support/e2e.ts'
import { aBrowser } from '#tests/support/people.ts'
import { draftKept } from '#tests/support/visit.ts'

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('giebel.draft.')))

const ofNew = expect.stringMatching(/^giebel\.draft\.\w+\.new$/)

/** Opens a draft of the demo; nothing here is saved to it. */
async function openDraftOfDemo(page: Page): Promise<string> {
  await signIn(page, '/dashboard/properties')
  await page.goto('/dashboard/properties?q=GI-2414')
  await page.getByRole('main').getByRole('link', { name: 'Mehrfamilienhaus an der Bille' }).click()
  // The table has forms with a version too.
  await expect(page).toHaveURL(/\/properties\/\w+\?list=/)
  await expect(field(page, 'version')).toBeAttached()
  return new URL(page.url()).pathname
}

test('the form follows what is sold and what it is, and keeps what it hides', async ({ page }) => {
  await signInAlone(page, '/dashboard/properties/new')
  await field(page, 'marketType').selectOption('rent')
  await field(page, 'houseType').selectOption('apartment')
  await field(page, 'deposit').fill('3.000')
  await field(page, 'floor').fill('4')
  await expect(field(page, 'purchasePrice')).toBeHidden()
  await expect(page.locator('#group-buildingPlot')).not.toHaveAttribute('open')

  await field(page, 'marketType').selectOption('purchase')
  await field(page, 'houseType').selectOption('plot')
  for (const name of ['deposit', 'baseRent', 'heatingCosts', 'floor', 'rooms', 'livingArea', 'energyConsumption'])
    await expect(field(page, name)).toBeHidden()
  for (const name of ['purchasePrice', 'plotArea', 'grz']) await expect(field(page, name)).toBeVisible()
  await expect(field(page, 'deposit')).toHaveValue('3.000')
  await expect(field(page, 'floor')).toHaveValue('4')

  // Nothing of it stays in a browser that somebody else may use next.
  await expect.poll(() => drafts(page)).toEqual([ofNew])
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => drafts(page)).toEqual([])
})

test('what is chosen and typed while the form wakes up does not freeze it', async ({ page }) => {
  test.setTimeout(60_000)
  await signIn(page)
  // React draws late, as on a busy device: the choice comes before it draws what the first effects ask for.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300)
    }
  })
  await page.goto('/dashboard/properties/new', { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await field(page, 'houseType').selectOption('plot')
  await field(page, 'name').fill('Bauplatz')
  await expect(field(page, 'livingArea')).toBeHidden()
  await expect(page.getByText('noch nicht gespeichert:')).toContainText('Name')
})

test('a deposit in rents says what it comes to, and one that is too high says so when the rent falls', async ({
  page,
}) => {
  await signIn(page, '/dashboard/properties/new')
  await field(page, 'marketType').selectOption('rent')
  await field(page, 'baseRent').fill('1.200')
  await field(page, 'deposit').fill('3 Kaltmieten')
  const hint = page.locator('#deposit-hint')
  await expect(hint).toHaveText('Gespeichert wird 3.600\u00a0€.')
  await field(page, 'deposit').fill('3.600')
  await expect(hint).toHaveCount(0)
  await field(page, 'baseRent').fill('1.100')
  await expect(hint).toContainText('§ 551 BGB')
})

test('whoever leaves a changed form is asked, by link and by tab; saving does not ask', async ({ page }) => {
  const property = await openDraftOfDemo(page)
  await page.getByRole('link', { name: 'Verlauf' }).click()
  await expect(page).toHaveURL(/\/history\?/)
  // The address changes before the page: what is typed before both have would be typed into a form that is leaving.
  await expect(field(page, 'district')).toHaveCount(0)
  await page.goBack()

  await field(page, 'district').fill('Anderswo')
  await page.getByRole('link', { name: 'Verlauf' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
  await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(property)
  await expect(field(page, 'district')).toHaveValue('Anderswo')

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing

  await page.getByRole('link', { name: 'Verlauf' }).click()
  await dialog.getByRole('button', { name: 'Ohne Speichern verlassen' }).click()
  await expect(page).toHaveURL(/\/history(?:\?|$)/)
  await expect.poll(() => drafts(page)).toEqual([])
})

test('what is not saved yet is said in the save bar, and the checklist says what saving would change', async ({
  page,
}) => {
  await openDraftOfDemo(page)
  const bar = page.getByText('noch nicht gespeichert:')
  const rules = page.locator('#checklist')
  await expect(bar).toHaveCount(0)
  await field(page, 'purchasePrice').fill('890.000')
  await expect(bar).toHaveText('1 Angabe geändert, noch nicht gespeichert: Kaufpreis')
  await expect(rules.getByRole('listitem').filter({ hasText: 'Kaufpreis' })).toContainText('mit dem Speichern erledigt')
  await field(page, 'purchasePrice').fill('viel')
  await expect(rules.getByText('mit dem Speichern erledigt')).toHaveCount(0)
  await field(page, 'city').fill('')
  await expect(rules.getByRole('listitem').filter({ has: page.getByText('Ort', { exact: true }) })).toContainText(
    'fehlt nach dem Speichern',
  )
  for (const name of ['district', 'street', 'rooms']) await field(page, name).fill('9')
  await expect(bar).toHaveText(
    '5 Angaben geändert, noch nicht gespeichert: Straße und Hausnummer, Ort, Stadtteil, noch 2',
  )
})

test('after a refused save the bar names what was typed and nothing else', async ({ page }) => {
  await openDraftOfDemo(page)
  await field(page, 'name').fill('')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('noch nicht gespeichert:')).toHaveText('1 Angabe geändert, noch nicht gespeichert: Name')
  await expect(page.locator('[name="elevator"][value=""]')).toBeChecked()
})

test('a draft survives a crash, is offered and never put back unasked', async ({ page, context }) => {
  const property = await openDraftOfDemo(page)
  const stored = await field(page, 'district').inputValue()
  await field(page, 'district').fill('Nie gespeichert')
  await field(page, 'guestToilet').nth(2).check()
  await page.getByRole('link', { name: 'English' }).click()
  await field(page, 'nameEn').fill('Never saved')
  await draftKept(page)
  await page.close()

  const later = await context.newPage()
  await later.goto(property)
  const offer = later.getByRole('status').filter({ hasText: 'wurden Eingaben nicht gespeichert.' })
  await expect(offer).toBeVisible()
  await expect(field(later, 'district')).toHaveValue(stored)
  await offer.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field(later, 'district')).toHaveValue('Nie gespeichert')
  await expect(field(later, 'guestToilet').nth(2)).toBeChecked()
  await expect(field(later, 'nameEn')).toHaveValue('Never saved')
  await expect(offer).toBeHidden()

  later.on('dialog', (dialog) => dialog.accept())
  await later.reload()
  await offer.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(field(later, 'district')).toHaveValue(stored)
  await expect.poll(() => drafts(later)).toEqual([])
})

test('on a phone a draft is offered before the checklist, and groups fold with the width of the window', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const property = await openDraftOfDemo(page)
  await field(page, 'district').fill('Nie gespeichert')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.close()
  const later = await context.newPage()
  await later.setViewportSize({ width: 390, height: 844 })
  await later.goto(property)
  const topOf = async (part: string) => (await later.locator(part).boundingBox())?.y
  await expect.poll(() => topOf('[data-draft-offer]')).toBeLessThan(600)
  expect(await topOf('[data-draft-offer]')).toBeLessThan((await topOf('#checklist')) ?? 0)

  const stay = later.locator('#group-availability')
  await expect(stay).not.toHaveAttribute('open')
  await later.setViewportSize({ width: 1280, height: 844 })
  await expect(stay).toHaveAttribute('open')
  await field(later, 'availableFrom').fill('ab sofort')
  await field(later, 'houseType').evaluate((type) => {
    matchMedia('(width < 768px)').addEventListener('change', () => {
      if (type instanceof HTMLSelectElement) type.selectedIndex = 3
      type.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })
  await later.setViewportSize({ width: 390, height: 844 })
  await expect(later.locator('#group-descriptions')).not.toHaveAttribute('open')
  await expect(stay).toHaveAttribute('open')
  await expect(field(later, 'availableFrom')).toHaveValue('ab sofort')
})

/** Another page of the same browser, after the session of the one before has ended without a word. */
async function nextAtTheDesk(context: BrowserContext): Promise<Page> {
  await context.clearCookies({ name: '__Host-session' })
  const page = await context.newPage()
  await page.goto('/login')
  return page
}

async function signInAs(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('once the session has ended a draft cannot be read, not by a colleague either, and waits for who typed it', async ({
  page,
  context,
}) => {
  const property = await openDraftOfDemo(page)
  await expect(page.getByText('Was Sie hier eingeben, hält dieser Browser bis zum Speichern fest')).toBeVisible()
  await field(page, 'street').fill('Verschwiegener Weg 7')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('Verschwiegen')
  await page.close()

  const colleague = await nextAtTheDesk(context)
  await expect(colleague.getByRole('status')).toHaveText('Auf diesem Gerät liegt ein ungespeicherter Entwurf.')
  await signInAs(colleague, demoUsers.editor)
  await colleague.goto(property)
  await expect(colleague.getByText('wurden Eingaben nicht gespeichert.')).toHaveCount(0)
  // What they type is theirs, and goes when they sign out; the other draft stays.
  await field(colleague, 'street').fill('Anderer Weg 8')
  await expect.poll(() => drafts(colleague)).toHaveLength(2)
  colleague.on('dialog', (dialog) => dialog.accept())
  await colleague.getByRole('button', { name: 'Abmelden' }).click()
  await expect(colleague).toHaveURL(/\/login$/)
  await expect.poll(() => drafts(colleague)).toHaveLength(1)

  await signInAs(colleague, demoUsers.admin)
  await colleague.goto(property)
  await colleague.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field(colleague, 'street')).toHaveValue('Verschwiegener Weg 7')
})

test('whoever is not signed in sees how many drafts lie on the device, and deletes them', async ({
  page,
  context,
  browser,
}) => {
  await openDraftOfDemo(page)
  await field(page, 'district').fill('Nie gespeichert')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('giebel.draft.'))
    localStorage.setItem('giebel.draft.somebodyelse.new', localStorage.getItem(key) ?? '')
    const old = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem('giebel.draft.old.new', JSON.stringify({ ...old, typedAt: Date.now() - 8 * 86_400_000 }))
    // As drafts were kept before they were sealed.
    localStorage.setItem('giebel.draft.new', JSON.stringify({ typedAt: Date.now(), texts: { name: 'Offen' } }))
  })
  await page.close()

  const placeOf = (form: Page) => form.getByRole('button', { name: 'Anmelden', exact: true }).boundingBox()
  const empty = await aBrowser(browser)
  await empty.goto('/login')
  const undisturbed = await placeOf(empty)
  await empty.context().close()

  const next = await nextAtTheDesk(context)
  await expect(next.getByRole('status')).toHaveText('Auf diesem Gerät liegen 2 ungespeicherte Entwürfe.')
  await expect.poll(() => placeOf(next)).toEqual(undisturbed)
  expect(await axeFindings(next)).toEqual([])
  await next.getByRole('button', { name: 'Entwürfe auf diesem Gerät löschen' }).click()
  await expect(next.getByRole('status')).toHaveText('Die Entwürfe auf diesem Gerät sind gelöscht.')
  await expect.poll(() => drafts(next)).toEqual([])
  await expect.poll(() => placeOf(next)).toEqual(undisturbed)
})

test('the shortcut for saving saves, and then no draft is left', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  const number = `KÜRZEL ${test.info().repeatEachIndex + 1}`
  await field(page, 'marketType').selectOption('purchase')
  await field(page, 'houseType').selectOption('house')
  await field(page, 'name').fill('Mit der Tastatur')
  await field(page, 'propertyNumber').fill(number)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeFocused()
  await expect.poll(() => drafts(page)).toEqual([ofNew])
  await field(page, 'city').fill('Mölln')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
  await expect.poll(() => drafts(page)).toEqual([])
  await expect(field(page, 'name')).toHaveValue('Mit der Tastatur')
  await page.goto(`/dashboard/properties?q=${number}`)
  await page.locator('summary', { hasText: 'Weitere Aktionen' }).click()
  await page.locator('tbody').getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(page.getByRole('status')).toContainText('liegt im Papierkorb')
})

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 640 } })

  test('nothing that has the focus lies under the save bar or the row of groups', async ({ page }) => {
    await openDraftOfDemo(page)
    await page.locator('#marketType').focus()
    const covered = () =>
      page.evaluate(() => {
        const element = document.activeElement
        if (!element?.closest('form#property')) return null
        const { left, top, width, height } = element.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2)
        return at && (element.contains(at) || at.contains(element)) ? '' : (element.getAttribute('name') ?? 'a control')
      })
    for (let step = 0; step < 70; step += 1) {
      const found = await covered()
      if (found === null) break
      if (found) await expect.poll(covered).toBe('')
      await page.keyboard.press('Tab')
    }
  })
})
