/** The bytes that a browser loads on the first visit to a page. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** One page of each kind. `/angebote/:id` stands for any offer. */
export const weighedPages = [
  '/',
  '/angebote',
  '/angebote/:id',
  '/angebote/:id/expose',
  '/referenzen',
  '/leistungen/verkauf',
  '/uber-uns',
  '/unser-team',
  '/kontakt',
  '/bewertung',
  '/seite/immobilien-in-blankenese',
  '/datenschutz',
]

/** Bytes by kind: texts after gzip, fonts and pictures, which are compressed already, as they are. */
export async function weigh(page: Page, url: string) {
  const weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!(kind in weight) || response.status() !== 200) return
    const isCompressed = kind === 'font' || kind === 'image'
    const add = (body: Buffer) => {
      weight[kind as keyof typeof weight] += (isCompressed ? body : gzipSync(body)).length
    }
    pending.push(response.body().then(add))
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await Promise.all(pending)
  return weight
}
