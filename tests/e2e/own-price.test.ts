/** A visitor reckons with a price of their own, beside the offer. */
import { expect, test } from '#tests/support/e2e.ts'

test('an own price is reckoned with, and one that nobody can read is asked for again', async ({ page }) => {
  await page.goto('/angebote?marketType=purchase&q=Volksdorf')
  const address = String(await page.locator('main h3 a').first().getAttribute('href'))
  await page.goto(address)
  const box = page.locator('#kosten')
  const field = page.getByLabel('Mit Ihrem Preis rechnen')
  await field.fill('600.000 €')
  await field.press('Enter')
  await expect(box).toContainText('Ihr Preis mit Tiefgarage')
  await expect(box).toContainText(/33\.000\s€/)
  await expect(page).toHaveURL(/\?price=600\.000\+%E2%82%AC&equity=&interest=&repayment=#kosten$/)
  await expect(field).toHaveValue('600.000 €')
  await expect(box.getByRole('heading')).toBeInViewport()
  await field.fill('viel')
  await box.getByRole('button').first().click()
  await expect(field).toHaveAccessibleDescription(/Schreiben Sie den Preis als Zahl in Euro/)
  await expect(field).toHaveValue('viel')
  await expect(box).toContainText(/658\.000\s€/)
})

test('a monthly rate is worked out where it is asked for', async ({ page }) => {
  await page.goto('/angebote?marketType=purchase&q=Volksdorf')
  await page.goto(String(await page.locator('main h3 a').first().getAttribute('href')))
  const box = page.locator('#kosten')
  await box.getByText('Monatliche Rate rechnen').click()
  await page.getByLabel('Eigenkapital').fill('200.000')
  await page.getByLabel('Sollzins').fill('3,5')
  await page.getByLabel('Tilgung').fill('2')
  await box.getByRole('button', { name: 'Rechnen' }).last().click()
  await expect(box).toContainText(/Rate im Monat.*etwa 2\.\d{3}\s€/)
  await expect(page.getByLabel('Sollzins')).toHaveValue('3,5')
  await expect(page.getByLabel('Sollzins')).toBeVisible()
})

test('in a low window the column beside long texts stays with its end in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/angebote?marketType=purchase&q=Volksdorf')
  await page.goto(String(await page.locator('main h3 a').first().getAttribute('href')))
  const side = page.locator('aside', { has: page.locator('#kosten') })
  const height = await side.evaluate((aside) => {
    const texts = aside.nextElementSibling
    if (texts instanceof HTMLElement) texts.style.minHeight = '4000px'
    window.scrollTo(0, aside.getBoundingClientRect().top + 1_500)
    return aside.firstElementChild?.clientHeight ?? 0
  })
  expect(height).toBeGreaterThan(650)
  await expect(page.locator('#kosten + *')).toBeInViewport({ ratio: 1 })
})
