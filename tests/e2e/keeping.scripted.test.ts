/** Every form of the dashboard asks before it is left, and offers after a crash what was typed: form by form. */

import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { draftKept } from '#tests/support/visit.ts'

/** A form's page, or the list whose first entry is opened; the field that is typed into; the form's name in drafts. */
const forms = [
  ['/dashboard/team', 'role', /\.team:(?!new)\w+$/],
  ['/dashboard/team/new', 'role', /\.team:new$/],
  ['/dashboard/testimonials', 'author', /\.testimonials:(?!new)\w+$/],
  ['/dashboard/numbers', 'label', /\.numbers:(?!new)\w+$/],
  ['/dashboard/settings', 'city', /\.settings:all$/],
  ['/dashboard/settings/picture', 'alt', /\.home-picture:alt$/],
  ['/dashboard/users', 'name', /\.user:\w+$/],
  ['/dashboard/account', 'name', /\.account:\w+$/],
] as const

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`).first()
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('giebel.draft.')))

const lists: readonly string[] = [
  '/dashboard/team',
  '/dashboard/testimonials',
  '/dashboard/numbers',
  '/dashboard/users',
]

async function openForm(page: Page, address: string): Promise<string> {
  await signIn(page, address)
  if (lists.includes(address)) {
    const entries = page.getByRole('main').locator(`a[href^="${address}/"]:not([href$="/new"])`)
    await page.goto((await entries.first().getAttribute('href')) ?? '')
  }
  return new URL(page.url()).pathname
}

for (const [address, name, key] of forms)
  test(`the form at ${address} asks before it is left, and a draft of it survives a crash`, async ({
    page,
    context,
  }) => {
    const form = await openForm(page, address)
    const stored = await field(page, name).inputValue()
    await field(page, name).fill('Nie gespeichert')
    await page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
    await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
    await expect(field(page, name)).toHaveValue('Nie gespeichert')
    await expect.poll(() => drafts(page)).toEqual([expect.stringMatching(key)])
    await page.close()

    const later = await context.newPage()
    await later.goto(form)
    const offer = later.getByRole('status').filter({ hasText: 'wurden Eingaben nicht gespeichert.' })
    await expect(offer).toBeVisible()
    await expect(field(later, name)).toHaveValue(stored)
    await offer.getByRole('button', { name: 'Wiederherstellen' }).click()
    await expect(field(later, name)).toHaveValue('Nie gespeichert')
    await expect(offer).toBeHidden()
  })

test('what is typed while a draft is offered survives a crash with it, and restoring leaves it as it is', async ({
  page,
  context,
}) => {
  const form = await openForm(page, '/dashboard/testimonials')
  await field(page, 'quote').fill('Vor dem Absturz')
  await draftKept(page)
  await page.close()

  const second = await context.newPage()
  await second.goto(form)
  const offered = (tab: Page) => tab.getByRole('status').filter({ hasText: 'wurden Eingaben nicht gespeichert.' })
  await expect(offered(second)).toBeVisible()
  await field(second, 'author').fill('Neben dem Angebot')
  await draftKept(second)
  await second.close()

  const third = await context.newPage()
  await third.goto(form)
  await expect(offered(third)).toBeVisible()
  await field(third, 'author').fill('Noch später')
  await offered(third).getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field(third, 'quote')).toHaveValue('Vor dem Absturz')
  await expect(field(third, 'author')).toHaveValue('Noch später')
})
