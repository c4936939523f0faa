/** A file of the agency's software on a phone: what would happen, what happens, and the way back. */
import { readFileSync } from 'node:fs'
import { archiveOf } from '#tests/support/archives.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { speak } from '#tests/support/visit.ts'

const reference = readFileSync('tests/support/openimmo/ours_reference_all_spec_fields.xml', 'utf8')

const words = {
  de: {
    upload: 'Hochladen und prüfen',
    title: 'Import aus Maklerseite prüfen',
    leave: 'Baugrundstück in Südlage auslassen',
    publish: 'Neue Objekte veröffentlichen, soweit erlaubt',
    apply: 'Übernehmen',
    refresh: 'Stand aktualisieren',
    undo: 'Rückgängig machen',
  },
  en: {
    upload: 'Upload and check',
    title: 'Check the import from Maklerseite',
    leave: 'Leave out Baugrundstück in Südlage',
    publish: 'Publish new properties where allowed',
    apply: 'Apply',
    refresh: 'Refresh',
    undo: 'Undo',
  },
}

test.use({ viewport: { width: 375, height: 812 } })

test('a file is checked, taken over but for what was left out, and taken back', async ({ page, isScripted }) => {
  const locale = isScripted ? 'de' : 'en'
  const said = words[locale]
  await speak(page, locale)
  await signIn(page, '/dashboard/exchange')
  // Both journeys share one stock: each sends objects of its own, from a provider of its own, and publishes none.
  const mark = isScripted ? 'S' : 'P'
  const xml = reference
    .replaceAll('AXXX', `A${mark}XX`)
    .replaceAll('MH-', `MH${mark}-`)
    .replaceAll('OXXX', `O${mark}XX`)
    .replaceAll('01J9', `${mark}1J9`)
  const buffer = Buffer.from(archiveOf([{ name: 'openimmo.xml', content: xml }]))
  await page.locator('input[type=file]').setInputFiles({ name: 'reference.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: said.upload }).click()
  await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
  const transfer = page.locator('section[data-import]')
  await expect(transfer).toHaveAttribute('data-new', '4')
  await page.getByRole('checkbox', { name: said.leave }).check()
  await page.getByRole('checkbox', { name: said.publish }).uncheck()
  await page.getByRole('button', { name: said.apply }).click()

  const refresh = page.getByRole('link', { name: said.refresh })
  // With a script the result comes by itself.
  await expect(async () => {
    if (!isScripted && (await refresh.isVisible())) await refresh.click()
    await expect(transfer).toHaveAttribute('data-state', 'applied', { timeout: 1_000 })
  }).toPass()
  const outcome = (number: string) => page.locator(`[data-object="MH${mark}-${number}"]`)
  await expect(outcome('4711')).toHaveAttribute('data-outcome', 'new')
  await expect(outcome('4713')).toHaveAttribute('data-outcome', 'skipped')
  await expect(outcome('4713').getByRole('link')).toHaveCount(0)

  await page.getByRole('button', { name: said.undo }).click()
  await expect(transfer).toHaveAttribute('data-state', 'undone')
})
