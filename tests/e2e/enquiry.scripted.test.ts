import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'
import { hydrated } from '#tests/support/visit.ts'

test('the button says that the message is on its way, and a second click sends nothing', async ({ page }) => {
  await page.goto('/kontakt')
  let posts = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/kontakt.data', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    await held
    await route.continue()
  })
  const form = page.locator('main form')
  await form.getByLabel('Name').fill('Clara Thomsen')
  await form.getByLabel('E-Mail (oder Telefon)').fill('clara@thomsen.example')
  await form.getByLabel('Nachricht').fill('Zweimal geklickt, einmal gemeint.')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  const sending = form.getByRole('button', { name: 'Wird gesendet …' })
  await expect(sending).toBeFocused()
  await sending.click({ force: true })
  await form.getByLabel('Name').press('Enter')
  answer()
  await expect(page).toHaveURL(/\/kontakt\/danke$/)
  expect(posts).toBe(1)
})

test('what is typed before the page wakes up stays, in the long field as well', async ({ page, request }) => {
  let wake = () => {}
  const held = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(await anOffer(request), { waitUntil: 'commit' })
  const form = page.locator('#kontakt form')
  await form.getByLabel('Name').fill('Petra Schnell')
  await form.getByLabel('Nachricht').fill('Ich tippe schneller, als die Seite lädt.')
  wake()
  await hydrated(page)
  await expect(form.getByLabel('Name')).toHaveValue('Petra Schnell')
  await expect(form.getByLabel('Nachricht')).toHaveValue('Ich tippe schneller, als die Seite lädt.')
})
