/** One statement of a post fails, each in turn: the answer is whole, or says when to come back and keeps what was typed. */
import { afterAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { aUser, db, password, Visitor } from '#tests/support/visitor.ts'

await anAgency()
const office = postOffice({ MAIL_TO_ANYONE: '1' })
const offer = 'offer0000001'
await createProperty(db, offer, aProperty(), 'Test')
const admin = await aUser('admin')
// Mails leave a random while after the answer.
const spies = [
  vi.spyOn(console, 'warn').mockImplementation(() => {}),
  vi.spyOn(console, 'info').mockImplementation(() => {}),
  vi.spyOn(scheduler, 'wait').mockImplementation(async () => {}),
]
afterAll(() => {
  for (const spy of spies) spy.mockRestore()
})

const stranger = () => new Visitor(office.bindings)
const colleague = () => admin.visitor
const typed = 'Wort, das bleibt'
const person = { name: typed, email: 'ada@giebel.test', phone: '', message: typed, 'bot-field': '' }
const house = { houseType: 'house', street: 'Am Weg 1', postalCode: '22391', city: 'Hamburg', livingArea: '120' }
const object = { ...house, plotArea: '740', rooms: '5', yearBuilt: '1936', objectCondition: 'wellKept' }
const occasion = { occasion: 'inherit', timeFrame: 'threeMonths' }

/** A path, what is typed there, and who posts it. Secrets are never returned, so those forms keep their address only. */
const posts: [string, () => Record<string, string>, () => Visitor, string][] = [
  [paths.contact, () => ({ 'form-name': 'contact', ...person }), stranger, typed],
  [paths.offer(offer), () => ({ 'form-name': 'contact', propertyId: offer, ...person }), stranger, typed],
  [`${paths.shortlist}/${offer}`, () => ({ 'form-name': 'contact', chosen: offer, ...person }), stranger, typed],
  [paths.shortlist, () => ({ propertyId: offer }), stranger, offer],
  [subscriptionPaths.new, () => ({ email: 'ada@giebel.test', query: 'q=Garten', 'bot-field': '' }), stranger, 'ada@'],
  [
    paths.valuation,
    () => ({ 'form-name': 'valuation', step: '3', locale: 'de', ...object, ...occasion, ...person }),
    stranger,
    typed,
  ],
  [ownDataPaths.request, () => ({ email: person.email, 'bot-field': '' }), stranger, person.email],
  [paths.forgottenPassword, () => ({ email: admin.email }), stranger, admin.email],
  [paths.login, () => ({ email: admin.email, password }), stranger, admin.email],
  ['/dashboard/team/new', () => ({ id: newId(), name: typed }), colleague, typed],
  ['/dashboard/properties/new', () => filledForm({ id: newId(), description: typed }), colleague, typed],
  [`/dashboard/properties/${offer}`, () => filledForm({ description: typed, version: '0' }), colleague, typed],
  ['/dashboard/settings', () => ({ agencyName: typed, legalName: typed, version: '0' }), colleague, typed],
]

test.each(posts)('POST %s: whichever statement fails, the answer is whole or asks to come back', async (...post) => {
  const [path, fields, visitor, kept] = post
  const answers: string[] = []
  for (let nth = 0; ; nth += 1) {
    const { answer, failures, logged } = await whileDatabaseFails({ skipping: nth, times: 1 }, () =>
      visitor().post(path, fields()),
    )
    if (failures === 0) break
    const after = answer.headers.get('Retry-After')
    const isWhole = answer.status < 500 && after === null
    const isKept = answer.status === 503 && after !== null && (await answer.text()).includes(kept)
    const isLogged = answer.status < 500 || logged.includes('Network connection lost.')
    const isFine = (isWhole || isKept) && isLogged && !logged.includes('params:')
    answers.push(`${answer.status} ${after} ${isFine ? 'fine' : 'broken'}`)
  }
  expect(answers).toContain('503 60 fine')
  expect(answers.filter((answer) => answer.endsWith('broken'))).toEqual([])
})
