/** How the form of a property follows what it is before any script runs. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`).first()
const rental = ['baseRent', 'heatingCosts', 'heatingIncluded', 'deposit', 'depositText', 'petsAllowed']
const plot = ['plotType', 'development', 'grz']
const flat = ['apartmentType', 'livingArea', 'rooms', 'floor', 'bedrooms', 'guestToilet', 'yearBuilt']

async function expectShown(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(field(page, name)).toBeVisible()
}

async function expectClosed(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(field(page, name)).toBeHidden()
}

test('without scripts a form shows what its kind has, keeps the rest under "Weitere Angaben", and loses nothing', async ({
  page,
}) => {
  await signIn(page, '/dashboard/properties/new')
  await expectShown(page, ['purchasePrice', 'livingArea', 'plotArea', 'yearBuilt'])
  await expectClosed(page, [...rental, ...plot, 'buildingType', 'apartmentType', 'floor'])

  await field(page, 'marketType').selectOption('rent')
  await field(page, 'houseType').selectOption('apartment')
  await expectShown(page, [...rental, ...flat])
  await expectClosed(page, [...plot, 'purchasePrice', 'rented', 'buildingType'])
  await field(page, 'deposit').fill('3.000')

  await field(page, 'marketType').selectOption('purchase')
  await expectShown(page, [...flat, 'purchasePrice', 'rented'])
  await expectClosed(page, [...rental, ...plot])
  const costs = page.locator('#group-costs')
  await costs.getByText('Weitere Angaben').click()
  await expect(field(page, 'deposit')).toHaveValue('3.000')
  await expectShown(page, ['deposit', 'baseRent', 'purchasePrice'])
  await costs.getByText('Weitere Angaben').click()
  await expectClosed(page, ['deposit'])

  await field(page, 'name').fill('Wohnung mit alter Kaution')
  await field(page, 'city').fill('Mölln')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
  await expect(field(page, 'deposit')).toHaveValue('3.000')
  await expectShown(page, [...flat, 'purchasePrice'])
  await expectClosed(page, [...rental, ...plot])
  await page.goto(`${page.url().split('#')[0]}#baseRent`)
  await expectShown(page, ['baseRent'])

  await costs.getByText('Weitere Angaben').click()
  await field(page, 'deposit').fill('viel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeVisible()
  await expectShown(page, ['deposit'])
  await expectClosed(page, ['baseRent'])
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(page.getByRole('status')).toContainText('liegt im Papierkorb')
})
