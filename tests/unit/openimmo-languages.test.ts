/** Texts that say which language they are in, on the way in, in a plan, and on the way out. */
import { expect, test } from 'vitest'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { ReadObject, WriteOptions } from '#app/exchange/object-types.ts'
import { withOverwritten } from '#app/exchange/planning/automatic.ts'
import { deviations } from '#app/exchange/planning/deviations.ts'
import { joinObjects, replaceObjects } from '#app/exchange/planning/join-objects.ts'
import { readLanguage } from '#app/exchange/reading/languages.ts'
import type { UnmappedElement } from '#app/exchange/received.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { anObject, elementsAt, parseXml, xmlOf } from '#tests/support/elements.ts'
import { aWrittenProperty, today as changedOn } from '#tests/support/openimmo-properties.ts'
import { planImport } from '#tests/support/plan-import.ts'
import { aStock, aTransfer, imported, planOf, received, said, today, wishing } from '#tests/support/transfers.ts'

const context = { position: 1, provider: 'A', isOurs: false, today: changedOn }
const read = (freitexte: string): ReadObject =>
  readObject(anObject({ freitexte: `<objekttitel>Villa</objekttitel>${freitexte}` }), context)
const text = (lang: string, words: string) => `<objekt_text lang="${lang}">${words}</objekt_text>`
const languagesIn = ({ rest }: { rest: readonly UnmappedElement[] }) =>
  rest.map(({ element }) => element.attributes.lang)

test.each([
  ['de', ['', '  ', 'de', 'DE', 'de-AT', 'de_DE', 'GER', 'deu', 'Deutsch']],
  ['en', ['en', 'EN', ' en-GB ', 'en_US', 'eng', 'ENG', 'Englisch', 'english']],
  [null, ['fr', 'fra', 'e', 'eng1', 'enx', 'x-en', '-', 'constructor', '__proto__', 'en\u200b', 'x'.repeat(5_000)]],
] as const)('a language is known by its codes: %s', (locale, words) => {
  expect(words.map((word) => readLanguage(word))).toEqual(words.map(() => locale))
})

test('what names no language is in that of the staff, and what hides behind blanks is none', () => {
  expect(readLanguage(undefined)).toBe('de')
  expect(readLanguage(`${' '.repeat(100)}en`)).toBe('en')
  expect(readLanguage(`en-${'x'.repeat(5_000)}`)).toBeNull()
})

test('an English text is the description in English, whatever else is there', () => {
  const { values, rest, problems } = read(
    `<objektbeschreibung>Ein Haus.</objektbeschreibung>${text('fr', 'Une maison.')}${text('en-GB', 'A house.&lt;br&gt;Old.')}`,
  )
  expect(values).toMatchObject({ description: 'Ein Haus.', descriptionEn: 'A house.\nOld.' })
  expect([languagesIn({ rest }), problems]).toEqual([['fr'], []])
  expect(read('').values).toMatchObject({ description: null, descriptionEn: null })
  expect(read(text('ENG', 'A house.')).values).toMatchObject({ description: null, descriptionEn: 'A house.' })
})

test('where the container is missing, and where the format has no place, nothing is said', () => {
  expect(readObject(anObject({ freitexte: null }), context).values).not.toHaveProperty('descriptionEn')
  const names = translationsIn(propertyFields).map(({ name }) => name)
  expect(names.filter((name) => name in read('').values)).toEqual(['descriptionEn'])
})

test('of several texts in one language the first that says something counts, and a hint says so', () => {
  const { values, rest, problems } = read(
    [text('en', ' '), text('en', 'First.'), text('eng', 'Second.'), text('EN-us', 'Third.')].join(''),
  )
  expect(values.descriptionEn).toBe('First.')
  expect(problems).toEqual([{ code: 'severalTexts', element: 'descriptionEn', count: 3 }])
  expect(languagesIn({ rest })).toEqual(['en'])
})

test('a text that is too long is cut, and the hint names the field with its language', () => {
  const { values, problems } = read(text('en', 'A house. '.repeat(2_000)))
  expect(values.descriptionEn?.length).toBeLessThanOrEqual(10_000)
  expect(problems).toMatchObject([{ code: 'cut', element: 'descriptionEn', limit: 10_000 }])
})

test('thousands of languages, and names of any length, cost little and are carried within the limit', () => {
  const many = Array.from({ length: 6_000 }, (_, place) => text(`x${place}`, 'Tekst.'))
  const long = [text('x'.repeat(5_000), 'Long.'), text('en'.repeat(2_500), 'Long, too.')]
  const hostile = [text('&quot;&gt;&lt;b&gt;', '&lt;script&gt;'), text('__proto__', 'Nothing.')]
  const element = anObject({ freitexte: [text('en', 'A house.'), ...many, ...long, ...hostile].join('') })
  const start = cpuTime()
  const object = readObject(element, context)
  expect(cpuTime() - start).toBeLessThan(1_000)
  expect(object.values.descriptionEn).toBe('A house.')
  expect(object.problems.map(({ code }) => code)).toEqual(['noTitle', 'restTooLong'])
  expect(JSON.stringify(object.rest).length).toBeLessThan(200_000)
})

const backup: WriteOptions = { version: '127c', isWholeStock: true, hidesAddress: true }
const receiver: WriteOptions = { version: '127c', isWholeStock: false, hidesAddress: true, isForReceiver: true }
const english = { descriptionEn: 'A house.', nameEn: 'Villa', provisionEn: '3.57%', availableFromEn: 'at once' }
const carried = (lang: string, words: string): UnmappedElement => ({
  container: 'freitexte',
  element: { name: 'objekt_text', attributes: { lang }, text: words, children: [] },
})
const textsIn = (changes: Partial<PropertyValues>, rest: UnmappedElement[], options = receiver) =>
  elementsAt(writeObject(aWrittenProperty(changes, { rest }), options), 'freitexte/objekt_text').map(xmlOf)

test('the description in English leaves for everybody, the other translations in files of our own', () => {
  const xml = xmlOf(writeObject(aWrittenProperty(english), receiver))
  expect(xml).toContain('<objekt_text lang="en">A house.</objekt_text>')
  expect(xml).not.toContain('"giebel.')
  const own = xmlOf(writeObject(aWrittenProperty(english), backup))
  for (const name of ['nameEn', 'provisionEn', 'availableFromEn']) expect(own).toContain(`"giebel.${name}"`)
  expect(own).not.toContain('"giebel.descriptionEn"')
  expect(readObject(parseXml(own), { ...context, isOurs: true }).values).toMatchObject(english)
})

test('texts in languages that we do not have are written back beside ours', () => {
  const rest = [carried('fr', 'Une maison.'), carried('PLN', 'Dom.'), carried('en-US', 'An older house.')]
  expect(textsIn(english, rest)).toEqual([
    '<objekt_text lang="en">A house.</objekt_text>',
    '<objekt_text lang="fr">Une maison.</objekt_text>',
    '<objekt_text lang="PLN">Dom.</objekt_text>',
  ])
  // Carried since before we had a field for it.
  expect(textsIn({}, rest.slice(2))).toEqual(['<objekt_text lang="en-US">An older house.</objekt_text>'])
  expect(languagesIn(readObject(writeObject(aWrittenProperty(english, { rest }), backup), context))).toEqual([
    'fr',
    'PLN',
  ])
})

test('a deposit in words stays here in every language where the price is on request', () => {
  const rental = { marketType: 'rent', depositText: 'Bürgschaft', depositTextEn: 'Guarantee' } as const
  const file = (priceOnRequest: boolean) =>
    xmlOf(writeObject(aWrittenProperty({ ...rental, priceOnRequest }), { ...receiver, isForReceiver: false }))
  expect(file(false)).toContain('Guarantee')
  expect(file(true)).not.toMatch(/Guarantee|Bürgschaft/)
})

const silent = { descriptionEn: null }

test('a file without a translation takes nothing from what staff wrote, and asks nothing', () => {
  const plan = planOf(received(1, { values: said(silent) }), aStock([imported(1, { descriptionEn: 'Ours.' })]))
  expect(plan).toMatchObject({ outcome: 'unchanged', differences: [], kept: [], base: null })
  // Nobody knows what was said before: of other fields, everything that differs is asked about.
  const { property } = imported(1, { descriptionEn: 'Ours.', description: 'Unseres.' })
  const same = planOf(received(1, { values: said(silent) }), aStock([{ property }]), wishing({ same: new Set([1]) }))
  expect(same.differences.map(({ field, choice }) => [field, choice])).toEqual([['description', 'theirs']])
  expect(same.values?.descriptionEn).toBe('Ours.')
})

function sentBefore(descriptionEn: string | null, mine: string | null) {
  const { property, link } = imported(1, { descriptionEn: mine })
  return aStock([
    { property, link: { ...link, base: { ...link.base, values: { ...link.base.values, descriptionEn } } } },
  ])
}

test('a translation is decided about like any field; one that the sender takes back goes if it is still theirs', () => {
  const planned = (descriptionEn: string | null, ...stock: Parameters<typeof sentBefore>) => {
    const { values, differences, kept } = planOf(received(1, { values: said({ descriptionEn }) }), sentBefore(...stock))
    return [values?.descriptionEn, differences.map(({ choice }) => choice), kept]
  }
  expect(planned('New.', 'Old.', 'Old.')).toEqual(['New.', [null], []])
  expect(planned('Old.', 'Old.', 'Ours.')).toEqual([undefined, [], ['descriptionEn']])
  expect(planned('New.', 'Old.', 'Ours.')).toEqual(['New.', ['theirs'], []])
  expect(planned(null, 'Old.', 'Old.')).toEqual([null, [null], []])
  expect(planned(null, 'Old.', 'Ours.')).toEqual([undefined, [], []])
})

test('where nobody is asked, the hint names the field with its language', () => {
  const transfer = [received(1, { values: said({ descriptionEn: 'New.' }) })]
  const plan = planImport(aTransfer(), transfer, sentBefore('Old.', 'Ours.'), wishing(), today)
  expect(withOverwritten(plan, []).objects[0]?.problems).toEqual([
    { code: 'overwritten', element: 'descriptionEn', value: 'Ours.' },
  ])
})

test('a translation by staff is no deviation from a sender who knows one language', () => {
  const plan = planOf(received(1, { values: said(silent) }), aStock([imported(1)]))
  expect(plan.base).toBeNull()
  const { property, link } = imported(1, { descriptionEn: 'Ours.' })
  expect(deviations(link.base, property.values)).toEqual([])
})

const inEnglish = (position: number, changes: Parameters<typeof received>[1] = {}) =>
  received(position, { obid: 'O1', extern: 'GI-1', language: 'en-GB', ...changes })
const englishTexts = said({ name: 'House on the dyke', description: 'A house.', fittings: 'Oak floors.' })

test('an object that stands in the file once in each language is one, with the texts of both', () => {
  const twice = [received(1), inEnglish(2, { values: { ...englishTexts, purchasePrice: 1 }, state: 'sold' })]
  for (const objects of [twice, twice.toReversed()]) {
    const { objects: plans, counts } = planImport(aTransfer(), objects, aStock(), wishing(), today)
    expect([plans.length, counts.new]).toEqual([1, 1])
    expect(plans[0]).toMatchObject({ position: 1, after: 'public', problems: [] })
    expect(plans[0]?.values).toMatchObject({
      name: 'Haus am Deich',
      nameEn: 'House on the dyke',
      descriptionEn: 'A house.',
      fittingsEn: 'Oak floors.',
      fittings: null,
      purchasePrice: 650_000,
      sold: false,
    })
  }
})

test('one in another language has its own id often, and is known by its number', () => {
  const objects = [received(1), inEnglish(2, { obid: 'O1-en', values: englishTexts })]
  const { objects: plans } = planImport(aTransfer(), objects, aStock([imported(1)]), wishing(), today)
  expect(plans.map(({ outcome, values }) => [outcome, values?.nameEn])).toEqual([['changed', 'House on the dyke']])
})

test('a name that was made up is no translation, and one that is deleted takes its texts along only', () => {
  const nameless = inEnglish(2, { values: englishTexts, problems: [{ code: 'noTitle' }] })
  const { objects } = planImport(aTransfer(), [received(1), nameless], aStock(), wishing(), today)
  expect(objects[0]?.values).toMatchObject({ nameEn: null, descriptionEn: 'A house.' })
  const gone = inEnglish(2, { action: 'delete', values: {} })
  const { objects: after, counts } = planImport(
    aTransfer(),
    [received(1), gone],
    aStock([imported(1)]),
    wishing(),
    today,
  )
  expect([after.length, counts.withdrawn, counts.unchanged]).toEqual([1, 0, 1])
})

test('a language that we do not have is named and left where it is', () => {
  const french = received(2, { obid: 'O1', extern: 'GI-1', language: 'fr-FR', values: said({ name: 'Maison' }) })
  const { objects } = planImport(aTransfer(), [received(1), french], aStock(), wishing(), today)
  expect(objects.map(({ name, problems }) => [name, problems])).toEqual([
    ['Haus am Deich', [{ code: 'otherLanguage', found: 'fr-FR' }]],
  ])
})

test('of a hundred languages no more than a few are looked at', () => {
  const others = Array.from({ length: 900 }, (_, place) => inEnglish(place + 2, { language: `x${place}` }))
  const start = cpuTime()
  const { objects } = planImport(aTransfer(), [received(1), ...others], aStock(), wishing(), today)
  expect(cpuTime() - start).toBeLessThan(1_000)
  expect([objects.length, objects[0]?.problems.length]).toEqual([1, 20])
})

test('an object that only stands in another language is one like any other', () => {
  const { objects } = planImport(aTransfer(), [inEnglish(1, { values: englishTexts })], aStock(), wishing(), today)
  expect(objects[0]).toMatchObject({ outcome: 'new', name: 'House on the dyke', after: 'public' })
})

test('transfers that wait together keep the languages apart', () => {
  const waiting = [received(1), inEnglish(2, { values: englishTexts })]
  const later = [inEnglish(1, { values: { ...englishTexts, description: 'A newer house.' } })]
  expect(joinObjects(waiting, later, 2).map(({ position, language }) => [position, language])).toEqual([[2, 'en-GB']])
  const first = joinObjects([received(1)], later, 1)
  expect(first.map(({ position, values }) => [position, values.description])).toEqual([[2, 'A newer house.']])
  const replaced = replaceObjects(waiting, [received(1, { values: { name: 'Haus' } })])
  expect(replaced[0]?.values.description).toBe('Ein Haus.')
})

test('a file says which language an object is in', () => {
  const technical = (language: string) =>
    readObject(anObject({ verwaltung_techn: `<objektnr_extern>1</objektnr_extern>${language}` }), context).language
  expect(['', '<sprache/>', '<sprache>de-DE</sprache>', '<sprache>GER</sprache>'].map(technical)).toEqual(
    Array.from({ length: 4 }),
  )
  expect(technical('<sprache>en-GB</sprache>')).toBe('en-GB')
  expect(technical(`<sprache>${'x'.repeat(5_000)}</sprache>`)?.length).toBe(80)
})
