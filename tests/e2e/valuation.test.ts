import { expect, test } from '#tests/support/e2e.ts'
import { answerBanner } from '#tests/support/visit.ts'

test("the browser's own way back leads through the steps, and nothing typed is lost", async ({ page }) => {
  await answerBanner(page)
  await page.goto('/bewertung')
  await page.getByRole('radio', { name: 'Wohnung' }).check()
  await page.getByLabel('Postleitzahl').fill('22391')
  await page.getByLabel('Ort', { exact: true }).fill('Hamburg')
  // The first button of the form leads on, and not back.
  await page.getByLabel('Ort', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was haben Sie vor?')
  await page.getByRole('radio', { name: 'Erbschaft' }).check()
  await page.getByRole('radio', { name: 'Das ist noch offen' }).check()
  await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
  await page.getByLabel('Name').fill('Johanna Matthiesen')

  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Erbschaft' })).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Name')).toHaveValue('Johanna Matthiesen')
  await page.getByRole('button', { name: 'Die Immobilie', exact: true }).click()
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('22391')
  await page.getByRole('button', { name: 'Weiter zum Anlass' }).click()
  await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Johanna Matthiesen')
})
