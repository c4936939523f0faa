/** What axe finds on a page as it stands, and drawings without a line. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function axeFindings(page: Page): Promise<string[]> {
  // A click is over when the next page begins, and without its styles everything is too small.
  await page.waitForLoadState()
  // Describing what is right takes axe as long as looking for what is wrong.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags)
  // No page has frames, for which the other mode opens a page of its own each time.
  const { violations } = await axe.setLegacyMode().analyze()
  // A drawing that the page does not know: see Drawings in ui/parts/icon.tsx.
  const blank = await page.locator('svg path:not([d])').count()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return [...found, ...(blank ? [`${blank} drawings are blank`] : [])]
}
