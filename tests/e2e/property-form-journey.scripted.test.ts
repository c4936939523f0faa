/** Everything that can be done at the form of a property, as one agent would do it, with a colleague at the same one. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const picture = join(import.meta.dirname, '../../scripts/demo/pictures/villa-am-jenischpark-1-villa-morning.webp')

test('an agent writes, checks, publishes and mends a property, and nothing that was typed is ever lost', async ({
  page,
  context,
}) => {
  const number = `FORMPROBE ${test.info().retry + 1}`
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  const status = page.getByRole('status')
  const alert = page.getByRole('alert')

  await signIn(page, '/dashboard/properties/new')
  await field(page, 'marketType').selectOption('purchase')
  await field(page, 'houseType').selectOption('house')
  await field(page, 'name').fill('Haus am Probeteich')
  await field(page, 'propertyNumber').fill(number)
  await field(page, 'city').fill('Mölln')
  await field(page, 'rooms').fill('3')
  await field(page, 'bedrooms').fill('7')
  await save.click()
  await expect(status).toContainText('Das Objekt ist angelegt.')
  const property = new URL(page.url()).pathname

  // A group about plots is closed and says why; what may be a slip leads to its field.
  await expect(page.locator('summary', { hasText: 'gehört nicht zu einem Haus' })).toBeVisible()
  await expect(field(page, 'grz')).toBeHidden()
  const checklist = page.getByRole('region', { name: 'Veröffentlichen' })
  await expect(checklist).toContainText('Es sind mehr Schlafzimmer als Zimmer eingetragen.')
  await checklist.getByRole('link', { name: 'Schlafzimmer' }).click()
  await expect(field(page, 'bedrooms')).toBeInViewport()
  await field(page, 'bedrooms').fill('2')

  // Publishing from the list saves what can be saved, and says what is missing.
  await checklist.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  await expect(status).toContainText(
    'Gespeichert, aber nicht veröffentlicht. Es fehlt noch: Kaufpreis, Mindestens ein Bild',
  )
  await expect(checklist).not.toContainText('Es sind mehr Schlafzimmer')
  await checklist.getByRole('link', { name: 'Mindestens ein Bild' }).click()
  await page.getByLabel('Bilder auswählen').setInputFiles(picture)
  await page.getByRole('button', { name: 'Bilder hochladen' }).click()
  // A picture is decoded and written anew, which takes its time.
  await expect(status).toContainText('Ein Bild ist hinzugefügt.')
  await page.goto(property)
  await expect(checklist).toContainText('Ein Bild ohne Beschreibung')
  await field(page, 'purchasePrice').fill('450.000')
  await checklist.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  await expect(status).toContainText('„Haus am Probeteich“ ist veröffentlicht.')
  await expect(status.getByRole('link', { name: 'Auf der Website ansehen' })).toHaveAttribute('href', /^\/angebote\//)

  // An edit that would make the offer unlawful is asked about, and goes offline instead.
  await field(page, 'purchasePrice').fill('')
  await save.click()
  await expect(alert).toContainText('So dürfte das Angebot nicht auf der Website stehen')
  await alert.getByRole('button', { name: 'Speichern und offline nehmen' }).click()
  await expect(status).toContainText('„Haus am Probeteich“ ist zurückgezogen.')
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible()

  // A colleague saves while this form is open: one question for each field, and only where there is one.
  const colleague = await context.newPage()
  await colleague.goto(property)
  await field(colleague, 'name').fill('Haus der Kollegin')
  await field(colleague, 'city').fill('Ratzeburg')
  await colleague.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(colleague.getByRole('status')).toContainText('Das Objekt ist gespeichert.')
  await field(page, 'name').fill('Mein Haus')
  await field(page, 'district').fill('Am See')
  await save.click()
  await expect(alert).toContainText('Jemand hat inzwischen gespeichert')
  const place = alert.getByRole('group', { name: 'Ort' })
  await expect(place.getByRole('radio', { name: /^Gespeichert/ })).toBeChecked()
  const name = alert.getByRole('group', { name: 'Name' })
  await expect(name).toContainText('Sie beide haben das geändert')
  await expect(name.getByRole('radio', { name: /^Ihre Eingabe/ })).toBeChecked()
  await name.getByRole('radio', { name: /^Gespeichert/ }).check()
  await expect(alert.getByRole('group')).toHaveCount(2)
  await save.click()
  await expect(status).toContainText('Das Objekt ist gespeichert.')
  await expect(field(page, 'name')).toHaveValue('Haus der Kollegin')
  await expect(field(page, 'city')).toHaveValue('Ratzeburg')
  await expect(field(page, 'district')).toHaveValue('Am See')

  // The colleague moves it to the trash; the form brings it back.
  await trash(colleague, number)
  await field(page, 'district').fill('Am kleinen See')
  await save.click()
  await expect(alert).toContainText('Das Objekt liegt inzwischen im Papierkorb')
  await expect(field(page, 'district')).toHaveValue('Am kleinen See')
  await alert.getByRole('button', { name: 'Wiederherstellen und speichern' }).click()
  await expect(status).toContainText('Das Objekt ist wiederhergestellt und gespeichert')
  await expect(field(page, 'district')).toHaveValue('Am kleinen See')

  // Everything above is in the history.
  await page.getByRole('navigation', { name: 'Objekt' }).getByRole('link', { name: 'Verlauf' }).click()
  const saves = page.getByRole('main').getByRole('listitem')
  await expect(saves.filter({ hasText: 'In den Papierkorb gelegt' })).toContainText('Katharina Brandt')
  await expect(page.getByRole('row', { name: 'Stadtteil Am See Am kleinen See' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Kaufpreis 450.000 € leer' })).toBeVisible()

  // Saved and closed: the table, with a way back.
  await page.goto(property)
  await field(page, 'description').fill('Ein Satz.')
  await page.getByRole('button', { name: 'Speichern und schließen' }).click()
  await expect(page).toHaveURL(/\/dashboard\/properties$/)
  await status.getByRole('link', { name: 'Objekt öffnen' }).click()
  await expect(field(page, 'description')).toHaveValue('Ein Satz.')

  // A form whose property is gone for good becomes a new one. The post is sent to an address that does not exist.
  const gone = 'goneforgood0'
  await page.route(`**${property}*`, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ url: route.request().url().replace(property, `/dashboard/properties/${gone}`) })
      : route.continue(),
  )
  await field(page, 'propertyNumber').fill(`${number} neu`)
  await save.click()
  await expect(alert).toContainText('Dieses Objekt gibt es nicht mehr')
  await expect(field(page, 'description')).toHaveValue('Ein Satz.')
  await alert.getByRole('button', { name: 'Als neues Objekt speichern' }).click()
  await expect(status).toContainText('Das Objekt ist')
  await expect(field(page, 'propertyNumber')).toHaveValue(`${number} neu`)
  await page.unrouteAll()

  // What this journey made goes to the trash.
  await trash(colleague, number)
  await colleague.close()
})

/** The control of a field; the notices above the form hold controls of their own. */
function field(page: Page, name: string) {
  return page.getByRole('main').locator(`[name="${name}"]`)
}

/** Moves everything of this number to the trash, in the table: a row's menu lies over what the page says of the last one. */
async function trash(page: Page, number: string): Promise<void> {
  await page.goto(`/dashboard/properties?q=${number}`)
  const rows = page.locator('summary', { hasText: 'Weitere Aktionen für' })
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().click()
    await page.locator('tbody').getByRole('button', { name: 'In den Papierkorb' }).click()
    await expect(page.getByRole('status')).toContainText('liegt im Papierkorb.')
    await expect(rows).toHaveCount(left - 1)
  }
}
