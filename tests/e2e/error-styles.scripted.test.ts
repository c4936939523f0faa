/** A page that cannot be shown is replaced within its document, whose styles and icons stay. */
import type { Page } from '@playwright/test'
import { paths } from '#app/paths/public.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

/** Collects how each frame from now on looks. A new document would load these stylesheets again, and not get them. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\/(?:site|staff)-[^/]+\.css$/, (route) => route.abort())
  await page.evaluate(() => {
    const looks: string[] = []
    const look = () => {
      const icons = document.head.querySelectorAll('link[rel="icon"]').length
      looks.push(`${getComputedStyle(document.body).fontFamily}, ${icons} icon`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { looks })
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { looks: string[] }).looks)])
}

for (const [from, link, to, isStaff] of [
  [paths.imprint, 'Referenzen', paths.references, false],
  ['/dashboard', 'Team', '/dashboard/team', true],
] as const) {
  test(`data of ${to} that fail lead to the error page with its styles in every frame`, async ({ page }) => {
    page.removeAllListeners('console')
    await page.route(`**${to}.data*`, (route) => route.fulfill({ status: 500 }))
    if (isStaff) await signIn(page, from)
    else await page.goto(from)
    const looks = await watchFrames(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveTitle(/^Diese Seite lässt sich nicht zeigen/)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await looks()).toEqual([expect.stringMatching(/^Figtree.*, 1 icon$/)])
  })
}
