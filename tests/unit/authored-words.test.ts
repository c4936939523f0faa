import { expect, test } from 'vitest'
import { phraseOf } from '#app/words/texts/authored.server.ts'

type Phrase = 'availableFrom' | 'provision' | 'depositText'

/** On an English page, of which staff have translated nothing. */
const inEnglish = (name: Phrase, text: string) =>
  phraseOf({ availableFrom: null, provision: null, depositText: null, [name]: text, untranslated: [name] }, name, 'en')

test.each([
  ['ab sofort', 'immediately'],
  ['Sofort', 'immediately'],
  ['bezugsfrei', 'immediately'],
  ['kurzfristig', 'at short notice'],
  ['nach  Vereinbarung', 'by arrangement'],
  ['nach Absprache', 'by arrangement'],
  ['01.03.2027', 'from 1\u00a0March 2027'],
  ['ab 1.3.2027', 'from 1\u00a0March 2027'],
  ['1. März 2027', 'from 1\u00a0March 2027'],
  ['frei ab dem 15. Januar 2027', 'from 15\u00a0January 2027'],
  ['2027-03-01', 'from 1\u00a0March 2027'],
  ['März 2027', 'from March 2027'],
  ['03/2027', 'from March 2027'],
  ['Anfang Mai 2027', 'from early May 2027'],
  ['Mitte Juni 2027', 'from mid-June 2027'],
  ['Ende 2027', 'from late 2027'],
  ['ab Frühjahr 2027', 'from spring 2027'],
  ['frei ab Mitte 2027', 'from mid-2027'],
  ['bezugsfrei ab sofort', 'immediately'],
  ['bezugsfertig ab 01.03.2027', 'from 1\u00a0March 2027'],
  ['frei nach Vereinbarung', 'by arrangement'],
  ['sofort oder nach Vereinbarung', 'immediately or by arrangement'],
  ['kurzfristig / nach Absprache', 'at short notice or by arrangement'],
  ['voraussichtlich ab Herbst 2027', 'expected from autumn 2027'],
  ['ab ca. Juni 2027', 'from about June 2027'],
  ['ab Q3 2027', 'from Q3 2027'],
  ['3. Quartal 2027', 'from Q3 2027'],
  ['II. Quartal 2027', 'from Q2 2027'],
  ['zum nächstmöglichen Zeitpunkt', 'as soon as possible'],
  ['vermietet', 'let'],
  ['auf Anfrage', 'on request'],
])('English pages say "%s" as "%s"', (german, english) => {
  expect(inEnglish('availableFrom', german)).toEqual({ value: english })
})

test.each([
  ...['31.02.2027', 'Mondzeit 2027', '13/2027', 'nach Auszug der Mieter', '1. Mondmonat 2027', 'Ende'],
  ...['5. Quartal 2027', 'sofort oder nie', 'sofort oder sofort oder sofort', 'constructor', '__proto__'],
  `ab ${'0'.repeat(300)}`,
])('availability that nobody foresaw stays German: "%s"', (text) => {
  expect(inEnglish('availableFrom', text)).toEqual({ value: text, lang: 'de' })
})

test.each([
  ['3,57 % inkl. MwSt. für Käufer', '3.57% incl. VAT, paid by the buyer'],
  [
    '2,98 % inkl. MwSt. für Käufer, der Verkäufer zahlt ebenso viel',
    '2.98% incl. VAT, paid by the buyer; the seller pays the same',
  ],
  ['5,95% einschließlich Umsatzsteuer', '5.95% incl. VAT'],
  ['Für Mieter provisionsfrei', 'No commission for the tenant'],
  ['Provisionsfrei', 'No commission'],
  ['provisionsfrei für den Käufer', 'No commission for the buyer'],
  ['courtagefrei', 'No commission'],
  ['keine', 'No commission'],
  ['Keine Käuferprovision', 'No commission for the buyer'],
  ['keine Provision für Mieter', 'No commission for the tenant'],
  ['3,57 % inkl. MwSt.', '3.57% incl. VAT'],
  ['3,57\u00a0% inkl. MwSt', '3.57% incl. VAT'],
  ['3,57 % (inkl. MwSt.)', '3.57% incl. VAT'],
  ['3,57 %, inkl. 19 % MwSt.', '3.57% incl. 19% VAT'],
  ['3,57% inkl. gesetzl. MwSt.', '3.57% incl. VAT'],
  ['3,57 %', '3.57%'],
  ['3 % zzgl. gesetzlicher Umsatzsteuer', '3% plus VAT'],
  ['3,57 % des Kaufpreises inkl. MwSt.', '3.57% of the purchase price incl. VAT'],
  ['3,57 % vom Kaufpreis inklusive der gesetzlichen Mehrwertsteuer', '3.57% of the purchase price incl. VAT'],
  ['Käuferprovision: 3,57 % inkl. MwSt.', '3.57% incl. VAT, paid by the buyer'],
  ['Provision 3,57 % inkl. MwSt. für den Käufer', '3.57% incl. VAT, paid by the buyer'],
  ['2,38 Kaltmieten inkl. MwSt.', '2.38 months’ base rent incl. VAT'],
  ['2 Monatsmieten inkl. MwSt.', '2 months’ rent incl. VAT'],
  ['Zwei Monatsmieten', 'two months’ rent'],
])('English pages say "%s" as "%s"', (german, english) => {
  expect(inEnglish('provision', german)).toEqual({ value: english })
})

test.each([
  '3,57 % inkl. MwSt., verdient mit Beurkundung',
  '3,57 % des Kaufpreises inkl. MwSt., ab 1 Mio. Euro 2,98 %',
  'Keine, der Vermieter hat uns beauftragt',
  'für Erwerber provisionsfrei',
])('a commission with a condition of its own stays German: "%s"', (text) => {
  expect(inEnglish('provision', text)).toEqual({ value: text, lang: 'de' })
})

test.each([
  ['2 Monatskaltmieten', '2 months’ base rent'],
  ['3 Nettokaltmieten', '3 months’ base rent'],
  ['drei Nettokaltmieten', 'three months’ base rent'],
  ['1 Kaltmiete', '1 month’s base rent'],
  ['eine Monatsmiete', 'one month’s rent'],
  ['2,5 Monatsmieten', '2.5 months’ rent'],
  ['3 Monatsmieten (netto kalt)', '3 months’ base rent'],
  ['3 Monatsmieten kalt', '3 months’ base rent'],
  ['2 Nettomonatskaltmieten', '2 months’ base rent'],
  ['3 NKM', '3 months’ base rent'],
  ['3 MM', '3 months’ rent'],
  ['2 Warmmieten', '2 months’ total rent'],
  ['3 Nettokaltmieten (3.600 €)', '3 months’ base rent (€3,600)'],
  ['3 Monatsmieten = 3.600,50 Euro', '3 months’ rent (€3,600.50)'],
  ['3.600 €', '€3,600'],
  ['3.600,- EUR', '€3,600'],
  ['keine Kaution', 'No deposit'],
  ['Bürgschaft einer Bank', 'Bank guarantee'],
  ['nach Vereinbarung', 'By arrangement'],
])('English pages say the deposit "%s" as "%s"', (german, english) => {
  expect(inEnglish('depositText', german)).toEqual({ value: english })
})

test.each(['3 Genossenschaftsanteile', '3,6,0 €', 'drei', '3 Nettokaltmieten, in Raten', 'constructor'])(
  'a deposit that nobody foresaw stays German: "%s"',
  (text) => {
    expect(inEnglish('depositText', text)).toEqual({ value: text, lang: 'de' })
  },
)

test('on German pages everything stays as it was written', () => {
  expect(phraseOf({ availableFrom: 'ab sofort' }, 'availableFrom', 'de')).toEqual({ value: 'ab sofort' })
  expect(phraseOf({ provision: '3,57 %' }, 'provision', 'de')).toEqual({ value: '3,57 %' })
})

test('what staff say in English goes before the known phrase, and nothing is said of nothing', () => {
  const own = { provision: 'No commission at all', untranslated: [] }
  expect(phraseOf(own, 'provision', 'en')).toEqual({ value: 'No commission at all' })
  expect(phraseOf({ provision: null }, 'provision', 'en')).toBeNull()
  expect(phraseOf({ provision: '' }, 'provision', 'en')).toBeNull()
})
