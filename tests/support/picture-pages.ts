/** A property of the test's own, with the page of its pictures open. */
import { expect, type Page } from '@playwright/test'
import { jpegBytes } from './picture-files.ts'

/** Small, because it is not the Images binding that is tested. */
export const pictureFiles = ['morgens.jpg', 'abends.jpg', 'salon.jpg'].map((name) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: jpegBytes,
}))

/** Opens the pictures of a new draft. Answers its address. */
export async function openPictures(page: Page, name: string): Promise<string> {
  const id = Array.from({ length: 12 }, () => Math.floor(Math.random() * 10)).join('')
  const form = { id, name, propertyNumber: id, marketType: 'purchase', houseType: 'house', city: 'Hamburg' }
  const answer = await page.request.post('/dashboard/properties/new', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  const property = `/dashboard/properties/${id}`
  await page.goto(`${property}/images`)
  return property
}

/** Clears away what the test made. A connection that was kept open may be closed just when it is used again. */
export async function throwAway(page: Page, property: string): Promise<void> {
  await page.request.post(`${property}/trash`, { maxRetries: 3 })
}

export async function uploadPictures(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.getByLabel('Bilder auswählen').setInputFiles(files)
  await page.getByRole('button', { name: 'Bilder hochladen' }).click()
}

/** What is said after an act. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
}

/** The keys of the pictures in their order. */
export function keysOf(page: Page): Promise<string[]> {
  return page
    .locator('li[data-key]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.key ?? ''))
}
