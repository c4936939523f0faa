/** Files that were chosen and not sent yet, wherever the dashboard takes one. */
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { pictureFiles } from '#tests/support/picture-pages.ts'

const controls = [
  ['/dashboard/settings/logo', 0],
  ['/dashboard/settings/logo', 1],
  ['/dashboard/settings/picture', 0],
  ['/dashboard/team/new', 0],
  ['/dashboard/testimonials/new', 0],
  ['/dashboard/pages/own/new', 0],
] as const

for (const [address, place] of controls)
  test(`what was chosen in control ${place + 1} of ${address} is asked about before the page is left`, async ({
    page,
  }) => {
    await signIn(page, address)
    const input = page.locator('main input[type=file]').nth(place)
    await input.setInputFiles(pictureFiles.slice(0, 1))
    const dialog = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
    const elsewhere = page.getByRole('navigation').getByRole('link', { name: 'Anfragen' }).first()
    await elsewhere.click()
    await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(1)
    await elsewhere.click()
    await dialog.getByRole('button', { name: 'Ohne Speichern verlassen' }).click()
    await expect(page).toHaveURL(/\/dashboard\/enquiries/)
  })
