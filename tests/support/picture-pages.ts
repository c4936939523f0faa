/** A property of the test's own, with the page of its pictures open. */
import { expect, type Page } from '@playwright/test'
import { postDraft } from './drafts.ts'
import { jpegBytes } from './picture-files.ts'

/** Small, because it is not the Images binding that is tested. */
export const pictureFiles = ['morgens.jpg', 'abends.jpg', 'salon.jpg'].map((name) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: jpegBytes,
}))

/** Opens the pictures of a new draft. Answers its address. */
export async function openPictures(page: Page, name: string): Promise<string> {
  const property = await postDraft(page, name)
  await page.goto(`${property}/images`)
  return property
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
