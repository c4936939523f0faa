/** Properties of a browser test's own, made and cleared away by posts. The page's context must be signed in. */
import { expect, type Page } from '@playwright/test'

/** Makes a draft of a house. Answers its address. */
export async function postDraft(
  { request }: Pick<Page, 'request'>,
  name: string,
  more: Record<string, string> = {},
): Promise<string> {
  const id = Array.from({ length: 12 }, () => Math.floor(Math.random() * 10)).join('')
  const form = { id, name, propertyNumber: id, marketType: 'purchase', houseType: 'house', city: 'Hamburg', ...more }
  const answer = await request.post('/dashboard/properties/new', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return `/dashboard/properties/${id}`
}

/** Clears away what the test made. */
export async function throwAway(page: Page, property: string): Promise<void> {
  await page.request.post(`${property}/trash`)
}
