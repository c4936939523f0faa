/** Search subscriptions: the way from the list to a mail and out again, as a browser without scripts goes it. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { outbox, properties } from '#app/data/schema.server.ts'
import {
  knownOffers,
  offerEvents,
  subscriptionLinks,
  subscriptionMatches,
  subscriptions,
} from '#app/data/subscriptions/subscription-schema.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { mostOptIns } from '#app/domain/subscriptions/subscription.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice, type SentMail } from '#tests/support/post-office.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, textOf, Visitor } from '#tests/support/visitor.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const nightly = '17 2 * * *'

const office = postOffice({ MAIL_TO_ANYONE: '1' })
const visitor = () => new Visitor(office.bindings)

beforeEach(() => anAgency())

afterEach(async () => {
  vi.useRealTimers()
  office.mails.length = 0
  office.fault = null
  for (const table of [outbox, subscriptions, knownOffers, offerEvents, properties]) await db.delete(table)
})

let count = 0

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  count += 1
  const id = `offer${String(count).padStart(7, '0')}`
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

const form = (email: string, query = '') => ({ email, query, 'bot-field': '' })

/** The address behind the host, with the token of the mail. */
function linkIn({ text }: SentMail): string {
  const [, path = ''] = /https:\/\/[^/]+(\/(?:en\/)?suchauftrag\/[0-9a-f]{64})/.exec(text) ?? []
  return path
}

async function aSubscriber(email: string, query = '', one = visitor()): Promise<string> {
  expect((await one.post('/suchauftrag', form(email, query))).status).toBe(303)
  const mail = office.mails.splice(0).at(-1)
  if (!mail) throw new Error('no mail')
  const confirmed = await one.post(`${linkIn(mail)}/bestaetigung`, {})
  expect(confirmed.status).toBe(303)
  return confirmed.headers.get('Location') ?? ''
}

async function night(some: PostOffice = office): Promise<SentMail[]> {
  office.mails.length = 0
  await deliveryRun(some, nightly)
  await deliveryRun(some)
  return [...office.mails]
}

/** The clock of the worker and of what waits. */
async function nextDay(): Promise<void> {
  vi.setSystemTime(Date.now() + day)
  await pass(0)
}

test('a search is confirmed by the mailed link, and from then on new offers come by mail, each once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await anOffer({ name: 'Schon da', houseType: 'apartment', city: 'Hamburg' })
  const one = visitor()
  const page = await (await one.get('/suchauftrag?houseType=apartment&priceMax=700000')).text()
  expect(textOf(page)).toContain('Wohnung')
  expect(textOf(page)).toContain('bis 700.000')
  expect(textOf(page)).toContain('Heute passt ein Angebot dazu.')
  const sent = await one.post('/suchauftrag', form('ina@post.example', 'houseType=apartment&priceMax=700000'))
  expect(sent.headers.get('Location')).toBe('/suchauftrag?houseType=apartment&priceMax=700000&gesendet')
  expect(textOf(await (await one.get(sent.headers.get('Location') ?? '')).text())).toContain('Fast geschafft')
  const [asked] = office.mails.splice(0)
  expect(asked).toMatchObject({ to: 'ina@post.example', subject: 'Bitte bestätigen: Ihr Suchauftrag bei Probe' })
  expect(asked?.headers).not.toHaveProperty('List-Unsubscribe')
  const link = linkIn(asked as SentMail)
  const opened = await (await one.get(link)).text()
  expect(textOf(opened)).toContain('Suchauftrag bestätigen')
  expect(opened).toContain('noindex')
  expect(await night()).toEqual([])
  const confirmed = await one.post(`${link}/bestaetigung`, {})
  const lasting = confirmed.headers.get('Location') ?? ''
  expect(textOf(await (await one.get(lasting)).text())).toContain('Ihr Suchauftrag läuft.')
  expect((await one.get(link)).status).toBe(404)
  expect(await night()).toEqual([])
  await anOffer({ name: 'Neue Wohnung', houseType: 'apartment', purchasePrice: 500_000 })
  await anOffer({ name: 'Zu teuer', houseType: 'apartment', purchasePrice: 900_000 })
  await anOffer({ name: 'Ein Haus', houseType: 'house', purchasePrice: 500_000 })
  await nextDay()
  const [mail, ...others] = await night()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ina@post.example', subject: 'Neu: Neue Wohnung in Hamburg' })
  expect(mail?.text).toContain('500.000')
  expect(mail?.text).not.toContain('Zu teuer')
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await nextDay()
  expect(await night()).toEqual([])
})
