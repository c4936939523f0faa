/** What scripts make of the answers of the property form; what they say is tested in the worker. */
import type { Page } from '@playwright/test'
import { postDraft, throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aPicture } from '#tests/support/picture-files.ts'

test('whatever a save is answered, the page follows in place and nothing that was typed is lost', async ({ page }) => {
  const name = `Haus am Probeteich ${test.info().repeatEachIndex + 1}`
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  const status = page.getByRole('status')
  const alert = page.getByRole('alert')
  await signIn(page)
  // Dear enough to stay out of what other tests search for while it is online.
  const known = { rooms: '3', bedrooms: '7', purchasePrice: '9450000' }
  const property = await postDraft(page, name, known)
  const images = Buffer.from(await aPicture().arrayBuffer())
  const picture = { name: 'haus.jpg', mimeType: 'image/jpeg', buffer: images }
  await page.request.post(`${property}/images`, { multipart: { pictures: picture } })
  await page.goto(property)

  // A group about plots is closed and says why; what may be a slip leads to its field.
  await expect(page.locator('summary', { hasText: 'gehört nicht zu einem Haus' })).toBeVisible()
  await expect(field(page, 'grz')).toBeHidden()
  const checklist = page.getByRole('region', { name: 'Veröffentlichen' })
  await expect(checklist).toContainText('Es sind mehr Schlafzimmer als Zimmer eingetragen.')
  await checklist.getByRole('link', { name: 'Schlafzimmer' }).click()
  await expect(field(page, 'bedrooms')).toBeInViewport()
  await field(page, 'bedrooms').fill('2')
  await checklist.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  await expect(status).toContainText(`„${name}“ ist online.`)
  await expect(checklist).not.toContainText('Es sind mehr Schlafzimmer')

  // The stage is one control: what is sold is neither reserved nor featured. A save leaves the page where it was.
  await page.locator('#group-buildingPlot > summary').click()
  await field(page, 'reserved').check()
  await field(page, 'highlighted').check()
  await field(page, 'sold').check()
  await expect(field(page, 'reserved')).not.toBeChecked()
  await expect(field(page, 'highlighted')).not.toBeChecked()
  await field(page, 'reserved').check()
  await expect(field(page, 'sold')).not.toBeChecked()
  const version = await field(page, 'version').inputValue()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  // Playwright scrolls to what it clicks.
  await save.dispatchEvent('click')
  await expect(status).toContainText(`„${name}“ ist als reserviert gekennzeichnet.`)
  await expect(field(page, 'version')).not.toHaveValue(version)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3)
  await expect(page.locator('#group-buildingPlot')).toHaveAttribute('open')
  await field(page, 'reserved').uncheck()

  // An edit that would make the offer unlawful is asked about, and goes offline instead.
  await field(page, 'purchasePrice').fill('')
  await save.click()
  await expect(alert).toContainText('So dürfte das Angebot nicht auf der Website stehen')
  await alert.getByRole('button', { name: 'Speichern und offline nehmen' }).click()
  await expect(status).toContainText(`„${name}“ ist nicht mehr online.`)

  // Another window saves while this form is open: one question for each field, and only where there is one.
  const theirs = { ...(await posted(page)), city: 'Ratzeburg', name: 'Haus der Kollegin' }
  expect((await page.request.post(property, { form: theirs, maxRedirects: 0 })).status()).toBe(303)
  await field(page, 'name').fill('Mein Haus')
  await field(page, 'district').fill('Am See')
  await save.click()
  await expect(alert).toContainText('Inzwischen wurde in einem anderen Fenster gespeichert')
  await expect(alert.getByRole('group')).toHaveCount(2)
  const question = alert.getByRole('group', { name: 'Name' })
  await expect(question.getByRole('radio', { name: /^Ihre Eingabe/ })).toBeChecked()
  await question.getByRole('radio', { name: /^Gespeichert/ }).check()
  await save.click()
  await expect(status).toContainText('Das Objekt ist gespeichert.')
  await expect(field(page, 'name')).toHaveValue('Haus der Kollegin')
  await expect(field(page, 'city')).toHaveValue('Ratzeburg')
  await expect(field(page, 'district')).toHaveValue('Am See')

  // The colleague moves it to the trash; the form brings it back.
  await throwAway(page, property)
  await field(page, 'district').fill('Am kleinen See')
  await save.click()
  await expect(alert).toContainText('Das Objekt liegt inzwischen im Papierkorb')
  await alert.getByRole('button', { name: 'Wiederherstellen und speichern' }).click()
  await expect(status).toContainText('Das Objekt ist wiederhergestellt und gespeichert')
  await expect(field(page, 'district')).toHaveValue('Am kleinen See')

  // A form whose property is gone for good becomes a new one. The post is sent to an address that does not exist.
  await page.route(`**${property}*`, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ url: route.request().url().replace(property, '/dashboard/properties/goneforgood0') })
      : route.continue(),
  )
  await field(page, 'propertyNumber').fill(`${name} neu`)
  await save.click()
  await expect(alert).toContainText('Dieses Objekt gibt es nicht mehr')
  await expect(field(page, 'district')).toHaveValue('Am kleinen See')
  await alert.getByRole('button', { name: 'Als neues Objekt speichern' }).click()
  await expect(status).toContainText('Geändert: Objektnummer')
  await expect(field(page, 'propertyNumber')).toHaveValue(`${name} neu`)
  await page.unrouteAll()
  for (const made of [property, new URL(page.url()).pathname]) await throwAway(page, made)
})

/** What the form would post. */
function posted(page: Page): Promise<Record<string, string>> {
  return field(page, 'name').evaluate((control: HTMLInputElement) =>
    Object.fromEntries([...new FormData(control.form ?? undefined)].map(([name, value]) => [name, String(value)])),
  )
}

/** The control of a field; the notices above the form hold controls of their own. */
function field(page: Page, name: string) {
  return page.getByRole('main').locator(`[name="${name}"]`)
}
