import { expect, test } from 'vitest'
import { sentAddress } from '#app/domain/mail-address.ts'
import { noFilters } from '#app/domain/offers/offer-filters.ts'
import { foldedPlace, usualCase, withKnownPlace, withOneSpelling } from '#app/domain/offers/place-spellings.ts'
import { cleanAddress, cleanLine, cleanTelephone, cleanText } from '#app/fields/clean-text.ts'

test.each([
  ['Köln', 'Köln'],
  ['Ko\u0308ln', 'Köln'],
  ['K\u200böln', 'Köln'],
  ['\ufeffKöln', 'Köln'],
  ['Köln ', 'Köln'],
  ['\u00a0Köln\u2009', 'Köln'],
  ['Kö\u00adln', 'Köln'],
  ['\u202aKöln\u202c', 'Köln'],
  ['\u2066Köln\u2069', 'Köln'],
  ['Köln\u200e', 'Köln'],
  ['Köln\u2060', 'Köln'],
  ['K\u034föln', 'Köln'],
  ['Köln\u3164', 'Köln'],
  ['Köln\ufe0f', 'Köln'],
  ['K\u200cöln', 'Köln'],
  ['Köln\r\n', 'Köln'],
  ['Bad\u00a0 Homburg', 'Bad Homburg'],
  ['Bad\tHomburg', 'Bad Homburg'],
  ['Bad\u3000Homburg', 'Bad Homburg'],
  ['Bad\u2028Homburg', 'Bad Homburg'],
  ['Hamburg\u2011Ottensen', 'Hamburg-Ottensen'],
  ['Hamburg\u2010Ottensen', 'Hamburg-Ottensen'],
  ['Mu\u0308nchen', 'München'],
  ['Saarbru\u0308cken\u200b', 'Saarbrücken'],
  ['Lie\u0301ge', 'Liége'],
  ['Tre\u0300s', 'Très'],
  ['Groß\u00adgerau', 'Großgerau'],
  ['Haus 👨‍👩‍👧 am See', 'Haus 👨‍👩‍👧 am See'],
  ['Herz ❤️', 'Herz ❤️'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
])('the line %j is %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
  expect(cleanLine(clean)).toBe(clean)
})

test('long texts keep soft hyphens, no-break blanks and line breaks', () => {
  expect(cleanText('Etagen\u00adwohnung,\u00a085\u202fm²\r\nKo\u0308ln\u202e')).toBe(
    'Etagen\u00adwohnung,\u00a085\u202fm²\nKöln',
  )
})

test.each(['KÖLN', 'köln', 'Koeln', 'KOELN', 'kÖln'])(
  '%s is the town of Köln, and is shown as most offers have it',
  (other) => {
    const group = { marketType: 'rent', houseType: 'house', district: null, fitting: 1 } as const
    const groups = withOneSpelling([
      { ...group, city: other, all: 1 },
      { ...group, city: 'Köln', all: 2 },
      { ...group, city: 'Kölln', all: 1 },
    ])
    expect(foldedPlace(other)).toBe('koeln')
    expect(groups.map(({ city }) => city)).toEqual(['Köln', 'Köln', 'Kölln'])
    expect(withKnownPlace({ ...noFilters, city: other }, groups).city).toBe('Köln')
  },
)

test.each([
  ['Bad Homburg v. d. Höhe', 'Bad Homburg v.d. Höhe', 'Bad Homburg v.d.Höhe', 'Bad Homburg vor der Höhe'],
  ['St. Georg', 'Sankt Georg', 'St.Georg', 'ST. GEORG', 'St Georg'],
  ['Frankfurt am Main', 'Frankfurt (Main)', 'Frankfurt/Main', 'Frankfurt a. M.', 'Frankfurt a.M.', 'Frankfurt / Main'],
  ['Frankfurt (Oder)', 'Frankfurt an der Oder', 'Frankfurt/Oder', 'Frankfurt a. d. Oder'],
  ['Halle (Saale)', 'Halle/Saale', 'Halle a.d. Saale', 'Halle an der Saale'],
  ['Rothenburg ob der Tauber', 'Rothenburg o. d. Tauber', 'Rothenburg o.d.Tauber'],
])('%s is one place in all spellings', (...spellings) => {
  expect(new Set(spellings.map(foldedPlace)).size).toBe(1)
})

test('places whose names are alike stay apart', () => {
  const names = [
    'Frankfurt am Main',
    'Frankfurt (Oder)',
    'Halle (Saale)',
    'Halle (Westfalen)',
    'Halle',
    'Steinbach',
    'St. Einbach',
    'Amberg',
    'Bad Homburg',
  ]
  expect(new Set(names.map(foldedPlace)).size).toBe(names.length)
})

test('districts of one name in two towns have spellings of their own', () => {
  const group = { marketType: 'rent', houseType: 'house', all: 1, fitting: 1 } as const
  const groups = withOneSpelling([
    { ...group, city: 'Köln', district: 'SÜLZ', all: 1 },
    { ...group, city: 'KÖLN', district: 'Sülz', all: 3 },
    { ...group, city: 'Bonn', district: 'SÜLZ', all: 9 },
  ])
  expect(groups.map(({ city, district }) => `${city} ${district}`)).toEqual(['KÖLN Sülz', 'KÖLN Sülz', 'Bonn SÜLZ'])
  const asked = withKnownPlace({ ...noFilters, city: 'koeln', district: 'sülz' }, groups)
  expect([asked.city, asked.district]).toEqual(['KÖLN', 'Sülz'])
  expect(withKnownPlace({ ...noFilters, city: 'Köln', district: 'Nirgends' }, groups).district).toBe(null)
})

test.each([
  ['KÖLN', 'Köln'],
  ['frankfurt am main', 'Frankfurt am Main'],
  ['BERLIN-MITTE', 'Berlin-Mitte'],
  ['HafenCity', 'HafenCity'],
])('%s is usually written %s', (typed, usual) => {
  expect(usualCase(typed)).toBe(usual)
})

const office = 'kontakt@giebel.example'

test.each([
  [office, office],
  [`${office}\u200b`, office],
  [`\ufeff${office}`, office],
  [`\u202a${office}\u202c`, office],
  [`kontakt\u00ad@giebel.example`, office],
  [`mailto:${office}`, office],
  [`MAILTO: ${office}`, office],
  [`mailto:${office}?subject=Anfrage`, office],
  [`<${office}>`, office],
  [`<mailto:${office}>`, office],
  [`Giebel Immobilien <${office}>`, office],
  [`"Giebel, Büro" <${office}>;`, office],
  [`(${office})`, office],
  [`${office}.`, office],
  [`${office},`, office],
  [`${office};`, office],
  [`\u00a0${office}\u00a0`, office],
  [`${office}\r\n`, office],
  ['info@mu\u0308ller.example', 'info@müller.example'],
  ['„kontakt@giebel.example“', office],
  [`'${office}'`, office],
  [`‘${office}’`, office],
  [`‚${office}‘`, office],
  [`»${office}«`, office],
  [`«${office}»`, office],
  [`"${office}"`, office],
  [`[${office}]`, office],
  [`E-Mail: ${office}`, office],
  [`e-mail ${office}`, office],
  [`Email:${office}`, office],
  [`Mail: "${office}"`, office],
  [`E‑Mail-Adresse: ${office}`, office],
  [`E-Mail: mailto:${office}`, office],
  [`E-Mail: Giebel <${office}>`, office],
  ['mail@giebel.example', 'mail@giebel.example'],
  ['email.test@giebel.example', 'email.test@giebel.example'],
  ["o'neill+haus@giebel.example", "o'neill+haus@giebel.example"],
])('the address %j is %j', (typed, clean) => {
  expect(cleanAddress(typed)).toBe(clean)
})

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['Info@MÜLLER.example', 'Info@xn--mller-kva.example'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['info@bücher.köln', 'info@xn--bcher-kva.xn--kln-sna'],
  [office, office],
  ['jörg@giebel.example', 'jörg@giebel.example'],
  ['info@mü ller.example', 'info@mü ller.example'],
  ['müller', 'müller'],
])('mail to %s leaves to %s', (typed, sent) => {
  expect(sentAddress(typed)).toBe(sent)
})

test.each([
  ['\u202a+49 40 123456\u202c', '+49 40 123456'],
  ['tel:+4940123456', '+4940123456'],
  ['Tel.: 040 123456', '040 123456'],
  ['☎ 040 123456', '040 123456'],
  ['040\u00a0–\u00a0123456', '040 - 123456'],
  ['０４０ １２３４５６', '040 123456'],
  ['(040) 123456.', '(040) 123456'],
])('the telephone number %j is %j', (typed, clean) => {
  expect(cleanTelephone(typed)).toBe(clean)
})
