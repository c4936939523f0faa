import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { properties } from '#app/data/tables/properties.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { detailFields } from '#app/fields/columns.server.ts'
import { authoredFields } from '#app/fields/translations.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { anAgency } from '#tests/support/post-office.ts'
import { staff, Visitor } from '#tests/support/visitor.ts'

const unknown = 'zzzzzzzzzzzz'

/** Every address of paths/, with an id that does not exist where one is needed. */
function addresses(branch: object): string[] {
  return Object.values(branch).flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    return typeof entry === 'function' ? [entry(unknown, unknown)] : addresses(entry)
  })
}

const dashboardAddresses = addresses(dashboardPaths)
const publicAddresses = addresses({ ...paths, ownDataPaths, subscriptionPaths, dashboard: {} })

test('every address leads to a route of its own', async () => {
  await anAgency({ withdrawalOffered: true })
  const visitor = await staff('admin')
  for (const address of [...publicAddresses, ...dashboardAddresses]) {
    const { status } = await visitor.get(address)
    // A search finds nothing, and is a page.
    const expected = address.split('?', 1)[0]?.includes(unknown) ? [404, 405] : [200, 302, 303, 405]
    expect([address, expected.includes(status)]).toEqual([address, true])
  }
})

test.each(dashboardAddresses)('%s turns away whoever is not signed in', async (address) => {
  const visitor = new Visitor()
  const page = await visitor.get(address)
  expect(page.status).toBe(302)
  expect(page.headers.get('Location')).toBe(`/login?redirectTo=${encodeURIComponent(address)}`)
  const data = await visitor.get(`${address}.data`)
  expect(await data.text()).not.toContain('propertyNumber')
  const post = await visitor.post(address, { published: 'on' })
  // A page that takes no posts answers 405 to anybody; whatever takes them answers 401 with the form to sign in.
  expect([401, 405]).toContain(post.status)
  // What a script asks for alone is answered without a page.
  if (post.status === 401 && address !== dashboardPaths.passkeyOptions) {
    const html = await post.text()
    expect(html).toContain('name="password"')
    expect(html).toContain('name="redirectTo"')
  }
})

test('every field of the catalogue that is no translation has a column or is one of the details, and no column claims a field that is not one', () => {
  const columns = Object.keys(getTableColumns(properties))
  const details = Object.keys(detailFields(propertyFields))
  for (const name of Object.keys(authoredFields(propertyFields)))
    expect([name, [...columns, ...details].filter((stored) => stored === name)]).toEqual([name, [name]])
  const others = columns.filter((name) => !(name in propertyFields))
  expect(others).toEqual([
    'id',
    'details',
    'version',
    'searchText',
    'listPrice',
    'listArea',
    'listRooms',
    'listFeatures',
    'place',
    'circle',
    'publicLatitude',
    'publicLongitude',
    'createdAt',
    'updatedAt',
    'editedAt',
    'updatedBy',
    'updatedById',
    'publishedAt',
    'deletedAt',
  ])
})
