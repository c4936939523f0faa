/** The form of a property in its two languages: with a German description, and nothing in English yet. */
import { expect, type Page } from '@playwright/test'
import { postDraft } from './drafts.ts'
import { signIn } from './e2e.ts'

export const language = (page: Page, name: 'Deutsch' | 'English') =>
  page.getByRole('navigation', { name: 'Sprache der Texte' }).getByRole('link', { name })

export const german = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung', exact: true })
export const english = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung auf Englisch' })
export const press = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()

/** Waits for the page of the next version: messages and notes may be those of the save before. */
export async function save(page: Page): Promise<void> {
  const version = page.locator('form#property input[name="version"]')
  const before = await version.inputValue()
  await press(page)
  await expect(version).not.toHaveValue(before)
}

/** A new property that is stored and has a German description only. */
export async function newProperty(page: Page): Promise<void> {
  await signIn(page)
  await page.goto(await postDraft(page, 'Haus in zwei Sprachen', { description: 'Ein Haus am See.' }))
}
