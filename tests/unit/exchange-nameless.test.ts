/** Files whose provider has no id, number or firm. */
import { expect, test } from 'vitest'
import { readTransfer } from '#app/exchange/mapping/read-transfer.ts'
import { stopSentence } from '#app/words/exchange/stop-words.server.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { planImport } from '#tests/support/plan-import.ts'
import { aStock, aTransfer, imported, received, today, wishing } from '#tests/support/transfers.ts'

const nameless = { key: '', name: '' }
const full = aTransfer({ scope: 'full', providers: [nameless] })
const fromNobody = (position: number) => {
  const { property, link } = imported(position)
  return { property, link: { ...link, provider: '' } }
}
const stock = aStock([fromNobody(1), fromNobody(2)], { providers: [''] })

test('a provider that says nothing is asked about each time', () => {
  for (const providers of [[''], ['P1'], [' ']])
    expect(planImport(full, [], aStock([], { providers }), wishing(), today).warnings).toEqual([
      { code: 'wrongProvider', found: '', became: '' },
    ])
})

test('a file without a provider withdraws nothing', () => {
  expect(planImport(full, [received(9, { provider: '' })], stock, wishing(), today).counts.withdrawn).toBe(0)
  const gone = received(1, { provider: '', action: 'delete', values: {}, pictures: null })
  expect(planImport(full, [gone], stock, wishing(), today).objects[0]).toMatchObject({
    outcome: 'skipped',
    problems: [{ code: 'unknownObject' }],
  })
})

test('its objects are not taken for those of the last file: a person says which are the same', () => {
  const object = received(1, { provider: '', values: { ...received(1).values, name: 'Ein anderes Haus' } })
  const [asked] = planImport(full, [object], stock, wishing(), today).objects
  expect(asked).toMatchObject({ outcome: 'skipped', mayBe: 'property0001', problems: [{ code: 'numberTaken' }] })
  const [same] = planImport(full, [object], stock, wishing({ same: new Set([1]) }), today).objects
  expect(same).toMatchObject({ outcome: 'changed', propertyId: 'property0001', asksAll: true })
})

test.each(['', '<firma/>', '<firma> </firma><openimmo_anid>-</openimmo_anid>', '<anbieternr>0</anbieternr>'])(
  'a provider without a name: %s',
  async (provider) => {
    async function* documents() {
      const xml = Buffer.from(openImmo([{ extern: 'A' }], { provider }))
      yield {
        name: '',
        chunks: (async function* () {
          yield xml
        })(),
      }
    }
    const { providers } = await readTransfer(documents(), () => undefined, '2026-11-23')
    expect(providers).toEqual([nameless])
  },
)

test('staff read that the provider is not named', () => {
  const text = stopSentence({ code: 'wrongProvider', found: '', became: '' }, 'de')
  expect(text).toMatch(/^Die Datei nennt ihren Anbieter nicht/)
})
