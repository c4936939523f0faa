/** Steps that many visits have in common. */
import type { Page } from '@playwright/test'
import { consentStorageKey } from '#app/domain/consent.ts'

/** The banner has been answered before: only what is necessary. Without JavaScript there is none. */
export async function answerBanner(page: Page): Promise<void> {
  const record = JSON.stringify({ necessary: true, analytics: false, marketing: false, date: 1_700_000_000_000 })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [consentStorageKey, record] as const)
}

/** The address of the first offer in the list. */
export async function firstOffer(page: Page): Promise<string> {
  await page.goto('/angebote')
  return String(await page.locator('main h3 a').first().getAttribute('href'))
}
