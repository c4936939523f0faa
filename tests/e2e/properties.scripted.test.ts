import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'

/** The table, once its scripts run. */
async function openTable(page: Page): Promise<void> {
  await signIn(page, '/dashboard/properties')
  await expect(page.getByRole('checkbox', { name: 'Alle auf dieser Seite' })).toBeVisible()
}

test('the / key leads to the search, can be typed there, and can be turned off', async ({ page }) => {
  await openTable(page)
  const search = page.getByRole('searchbox', { name: 'Objekte durchsuchen' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
  const key = page.getByRole('button', { name: 'Taste / springt in die Suche' })
  await key.click()
  await expect(key).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await page.reload()
  await expect(key).toHaveAttribute('aria-pressed', 'false')
})

test('a row’s menu shuts on Escape and when it is left', async ({ page }) => {
  await openTable(page)
  const menu = page.locator('details[name="property-actions"]').first()
  const summary = menu.locator('summary')
  await summary.click()
  await expect(menu).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await summary.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).not.toHaveAttribute('open')
})

test('what is chosen before the scripts come is searched for with what is typed', async ({ page }) => {
  await signIn(page)
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/assets/entry.client*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard/properties', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Objekte durchsuchen' }).fill('Hamburg')
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('house')
  send()
  await expect(page).toHaveURL(/q=Hamburg&.*houseType=house/)
  await expect(page.getByRole('combobox', { name: 'Art', exact: true })).toHaveValue('house')
})

test('a page of the list that is opened right after typing stays open', async ({ page }) => {
  await signIn(page, '/dashboard/properties?perPage=10')
  await expect(page.getByRole('checkbox', { name: 'Alle auf dieser Seite' })).toBeVisible()
  const begun = await page.getByRole('searchbox', { name: 'Objekte durchsuchen' }).evaluate((search) => {
    // In one task, so that the list is there before the pause of typing ends.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'Ha')
    search.dispatchEvent(new InputEvent('input', { bubbles: true }))
    document.querySelector<HTMLAnchorElement>('main a[href*="page=2"]')?.click()
    return performance.now()
  })
  await page.waitForFunction((time) => performance.now() > time + 700, begun)
  await expect(page.getByRole('navigation').getByText('2', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
})

test('a link that is followed right after typing is not taken back by the search', async ({ page }) => {
  await openTable(page)
  let asked = 0
  await page.route('**/dashboard/enquiries.data*', async (route) => {
    const searches = page.waitForRequest(/properties\.data\?.*q=/, { timeout: 1_000 }).catch(() => null)
    if (await searches) asked += 1
    await route.continue()
  })
  // A page so busy that the pause of typing ends before anything is rendered.
  await page.evaluate(() => {
    addEventListener('click', () => {
      for (const end = performance.now() + 400; performance.now() < end; );
    })
  })
  await page.getByRole('searchbox', { name: 'Objekte durchsuchen' }).fill('Hamburg')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Anfragen/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/enquiries$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Anfragen/)
  expect(asked).toBe(0)
})
