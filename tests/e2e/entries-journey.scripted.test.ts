import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { withPictures } from '#tests/support/chromium.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

test.use(withPictures)

const portrait = (name: string) => join(import.meta.dirname, `../../scripts/demo/pictures/${name}.webp`)

test('staff keep the team, the testimonials and the key figures of the website', async ({ page }) => {
  // A repetition meets what the run before left behind.
  const attempt = `Versuch ${test.info().repeatEachIndex + 1}`
  await signIn(page, '/dashboard/team')

  await test.step('a team member with a portrait', async () => {
    const name = `Nora Probe ${attempt}`
    await page.getByRole('link', { name: 'Teammitglied hinzufügen' }).click()
    await page.getByLabel('Aufgabe', { exact: true }).fill('Büro')
    await page.getByRole('button', { name: 'Speichern' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
    await expect(summary).toBeFocused()
    await expect(page.getByLabel('Aufgabe', { exact: true })).toHaveValue('Büro')

    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Bild auswählen').setInputFiles(portrait('team-1'))
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expectMessage(page, `„${name}“ ist hinzugefügt.`)
    const row = rowOf(page, name)
    await expect(row.locator('img')).toHaveAttribute('src', /^\/media\//)
    await moveUpAndBack(page, name)

    await row.getByRole('link', { name: `${name} bearbeiten` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByLabel('Anderes Bild auswählen').setInputFiles(portrait('team-2'))
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expectMessage(page, `„${name}“ ist gespeichert.`)
    await row.getByRole('link', { name: `${name} bearbeiten` }).click()
    await page.getByLabel('Bild entfernen').check()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expectMessage(page, `„${name}“ ist gespeichert.`)
    await expect(row.locator('img')).toHaveCount(0)

    await page.getByRole('link', { name: 'Auf der Website ansehen' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.goto('/dashboard/team')
    await row.getByRole('link', { name: `${name} bearbeiten` }).click()
    await page.getByLabel('Über die Person', { exact: true }).fill('Zwei Zeilen\nvoller Mühe')
    await removeElsewhere(page, name)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('alert')).toContainText('Jemand hat ihn entfernt')
    await expect(page.getByLabel('Über die Person', { exact: true })).toHaveValue('Zwei Zeilen\nvoller Mühe')
    await page.getByRole('button', { name: 'Wiederherstellen und speichern' }).click()
    await expectMessage(page, `„${name}“ ist wiederhergestellt und gespeichert.`)
    await remove(page, name)
  })
})

function rowOf(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text })
}

async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(text)
}

/** An entry goes up one place and, from the message, down again. */
async function moveUpAndBack(page: Page, name: string): Promise<void> {
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const before = await names.allTextContents()
  const place = before.indexOf(name)
  await rowOf(page, name)
    .getByRole('button', { name: `${name} nach oben` })
    .click()
  await expectMessage(page, `„${name}“ steht jetzt an Stelle ${place} von ${before.length}.`)
  await expect(names.nth(place - 1)).toHaveText(name)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expectMessage(page, `„${name}“ steht jetzt an Stelle ${place + 1} von ${before.length}.`)
}

/** A colleague removes the entry whose form is open. */
async function removeElsewhere(page: Page, name: string): Promise<void> {
  const colleague = await page.context().newPage()
  await colleague.goto(`${page.url()}/trash`)
  await colleague.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expectMessage(colleague, `„${name}“ liegt im Papierkorb.`)
  await colleague.close()
}

async function remove(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} entfernen` })
    .click()
  await expectMessage(page, `„${name}“ liegt im Papierkorb.`)
  await expect(rowOf(page, name)).toHaveCount(0)
}
