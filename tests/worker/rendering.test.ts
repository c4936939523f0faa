/** A page is one string: what its loaders found is handed to its scripts whole, and a component that throws is a 500. */
import { expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

test('data that hold tags and line separators arrive as they are, in one script at the end of the page', async () => {
  const description = 'A </script><script>alert(1)</script> B <!-- C & D \u2028 E \u2029 F'
  const id = newId()
  await createProperty(db, id, aProperty({ description }), 'Test')
  const page = await (await visitor.get(`/angebote/${id}`)).text()
  const [, literal = ''] = /\.enqueue\((".*")\);c\.close\(\)\}<\/script><\/body><\/html>$/.exec(page) ?? []
  expect(literal).not.toMatch(/[<>&\u2028\u2029]/)
  const data: unknown = JSON.parse(JSON.parse(literal))
  expect(data).toContain(description)
  expect(page).not.toContain('<script>alert')
  expect(page.match(/streamController:c/g)).toHaveLength(1)
})

test('a component throws: 500, the page of the site, one line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { startsWith } = String.prototype
  // Only the navigation looks for this.
  const fault = vi.spyOn(String.prototype, 'startsWith').mockImplementation(function (this: string, ...given) {
    if (given[0] !== '/leistungen/') return startsWith.apply(this, given)
    fault.mockRestore()
    throw new Error('a component failed')
  })
  const answer = await visitor.get(`/angebote?q=${newId()}`)
  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(page).toContain('<title>Diese Seite lässt sich nicht zeigen')
  expect(page).not.toContain('a component failed')
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.mock.calls)).toContain('a component failed')
  log.mockRestore()
})
