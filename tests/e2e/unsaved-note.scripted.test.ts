/** Every form of the dashboard says while it is filled in what is not saved yet. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const forms = [
  { form: 'a member of the team', to: firstOf('team'), field: 'telephone', label: 'Telefon' },
  { form: 'a testimonial', to: firstOf('testimonials'), field: 'author', label: 'Wer das sagt' },
  { form: 'a new key figure', to: async () => '/dashboard/numbers/new', field: 'label', label: 'Bezeichnung' },
  { form: 'a user', to: firstOf('users'), field: 'name', label: 'Name' },
  { form: 'the own name', to: async () => '/dashboard/account', field: 'name', label: 'Name' },
  { form: 'a connection', to: async () => '/dashboard/exchange/connections/new', field: 'name', label: 'Name' },
]

test('what is typed is named as not saved, until it is typed back', async ({ page }) => {
  await signIn(page)
  for (const { form, to, field, label } of forms) {
    await page.goto(await to(page))
    const control = page.locator(`main form [name="${field}"]`).first()
    const stored = await control.inputValue()
    const note = page.getByText('noch nicht gespeichert:')
    await expect(note, form).toHaveCount(0)
    await control.fill('Anders')
    await expect(note, form).toHaveText(`1 Angabe geändert, noch nicht gespeichert: ${label}`)
    await control.fill(stored)
    await expect(note, form).toHaveCount(0)
  }
})

/** The address of the first entry in a list of the dashboard. */
function firstOf(list: string) {
  return async (page: Page): Promise<string> => {
    const path = `/dashboard/${list}`
    await page.goto(path)
    const links = page.locator(`main a[href^="${path}/"]:not([href$="/new"])`)
    return (await links.first().getAttribute('href')) ?? ''
  }
}
