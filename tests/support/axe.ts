/** What axe finds on a page as it stands. */
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
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
