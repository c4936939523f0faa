import { expect, test } from 'vitest'
import { exemptionEnd, listedExemptions } from '#app/domain/pages/listed-exemption.ts'
import { layOver, ownWordsOf } from '#app/domain/pages/own-words.ts'
import { keysOfField, pageFields, pageNames } from '#app/domain/pages/page-texts.ts'
import { fillPlaceholders, placeholderProblem } from '#app/domain/pages/placeholders.ts'
import { defaultTexts } from '#app/i18n/default-texts.server.ts'
import { pages } from '#app/i18n/locales/de/pages.ts'
import { site } from '#app/i18n/locales/de/site.ts'

const defaults = pageNames.flatMap((page) =>
  Object.entries(pageFields(page)).flatMap(([name, { translates, kind }]) =>
    translates ? [] : keysOfField(page, name).map((key) => ({ field: `${page}.${name}`, kind, key })),
  ),
)

test.each(defaults)('$field has a default at $key of its shape', ({ kind, key }) => {
  const words = lookUp(pages, key)
  const shape = Array.isArray(words) ? (typeof words[0] === 'object' ? 'rows' : 'lines') : typeof words
  const fitting = { text: ['string'], longText: ['string', 'lines'], rows: ['rows'], flag: ['rows', 'lines'] }
  expect(fitting[kind as keyof typeof fitting]).toContain(shape)
})

function lookUp(words: unknown, key: string): unknown {
  return key.split('.').reduce((found: unknown, part) => (Object(found) as Record<string, unknown>)[part], words)
}

test('placeholders are filled in, and what is none is named', () => {
  const values = { Büro: 'Giebel', Ort: null }
  expect(fillPlaceholders('{{ Büro }} und {{Büro}}', values)).toBe('Giebel und Giebel')
  expect(fillPlaceholders('in {{Ort}}', values)).toBeNull()
  expect(placeholderProblem('{{Büro}} { } x', values)).toBeNull()
  expect(placeholderProblem('{{Ort}}', values)).toEqual({ code: 'noValue', found: '{{Ort}}' })
  expect(placeholderProblem('{{Dorf}}', values)).toEqual({ code: 'unknown', found: '{{Dorf}}' })
  expect(placeholderProblem('a}}', values)).toEqual({ code: 'half', found: '}}' })
  expect(placeholderProblem(`{{${'x'.repeat(80)}}}`, values)?.code).toBe('half')
})

test('a list has each line of the agency once, and rows stay the default while a placeholder has no value', () => {
  const questionList = JSON.stringify([{ question: 'Wo?', answer: 'In {{Ort}}.' }])
  const own = ownWordsOf('sales', { documentList: 'Pass\n\n Grundbuch \nPass', questionList })
  const words = { documentList: ['Ausweis'], questionList: [{ question: 'Wann?', answer: 'Heute.' }] }
  const documentList = ['Pass', 'Grundbuch']
  expect(layOver(words, 'services.sales', own, { Ort: null })).toEqual({ ...words, documentList })
  expect(layOver(words, 'services.sales', own, { Ort: 'Hamburg' })).toEqual({
    documentList,
    questionList: [{ question: 'Wo?', answer: 'In Hamburg.' }],
  })
})

function exemptionIn(answer: string, question = 'Brauche ich einen Energieausweis?') {
  return listedExemptions(pageFields('sales'), { questionList: JSON.stringify([{ question, answer }]) }).get(
    'questionList',
  )
}

const english = 'Do I need an energy certificate?'

test.each([
  ['Ausgenommen sind vor allem Baudenkmäler.'],
  ['Ob ein Haus ausgenommen ist, etwa als Baudenkmal, ist im Einzelfall zu prüfen (§ 79 GModG).'],
  ['Denkmalgeschützte Häuser brauchen keinen.'],
  ['Für Denkmäler ist er nicht erforderlich.'],
  ['Häuser unter Denkmalschutz sind befreit.'],
  ['Sie können ein Kulturdenkmal ohne ihn verkaufen.'],
  ['Listed buildings are exempt.', english],
  ['Whether a house is exempt, for instance as a listed building, has to be checked case by case.', english],
  ['You need none for a listed house.', english],
  ['It is not required for protected buildings.', english],
])('an own text that spares listed buildings the certificate is found: %s', (answer, question?: string) => {
  expect(exemptionIn(`Für fast alle ja. ${answer} Fragen Sie uns!`, question)).toBe(answer.slice(0, -1))
})

test.each([
  ['Baudenkmäler brauchen einen.'],
  ['Baudenkmäler sind nicht mehr ausgenommen.'],
  ['Ausgenommen sind nur kleine Gebäude, Denkmäler nicht.'],
  ['Für Baudenkmäler gibt es keine Ausnahme.'],
  ['Bis Ende 2026 waren es auch Denkmäler; ab 2027 sind sie nicht ausgenommen.'],
  ['Wer keinen hat, findet ihn am Denkmalplatz? Nein, bei uns.'],
  ['Listed buildings are no longer exempt.', english],
  ['Baudenkmäler sind von der Steuer befreit.', 'Was ist mit der Steuer?'],
])('an own text that does not is left alone: %s', (answer, question?: string) => {
  expect(exemptionIn(answer, question)).toBeUndefined()
})

test('no default text spares listed buildings the certificate', () => {
  for (const page of pageNames)
    expect([page, ...listedExemptions(pageFields(page), defaultTexts(page)).keys()]).toEqual([page])
  expect(exemptionEnd).toBe('2027-01-01')
})

/** Labels, buttons, messages, and what the law dictates; a name stands for all that is below it. */
const software = `
  accessibility choosePassword finding forgottenPassword map ownData ownPage pictures places seller shortlist
  subscription withdrawal privacy.withdrawals
  contact.answering contact.within contact.map contact.mapHint contact.form contact.offer.about
  contact.offer.message contact.offer.messageHint contact.offer.waiting contact.offer.send
  offer.crumbs offer.words offer.gone offer.request.viewing offer.request.short offer.request.waitingList
  offer.request.baseRent offer.request.reserved.title offer.outside offer.jumps offer.costBox offer.untranslated
  offer.ofMember_one offer.ofMember_other offer.expose
  contact.thanks.title contact.thanks.metaTitle contact.thanks.description contact.thanks.receipt
  contact.thanks.receivedAbout contact.thanks.receivedSeveral contact.thanks.next contact.thanks.office
  contact.thanks.yourOffers contact.thanks.shortlist contact.thanks.waitingStep.title contact.thanks.hurry
  contact.thanks.yourOffer contact.thanks.back contact.thanks.offers contact.thanks.home
  home.allOffers_one home.allOffers_other home.search home.nothingYetLink home.valuation home.allReferences home.meetTeam
  imprint.title imprint.description imprint.provider imprint.represented imprint.contact imprint.phone imprint.email
  imprint.register imprint.registerCourt imprint.registerNumber imprint.vat imprint.businessId imprint.licence
  imprint.licenceText imprint.insurance imprint.responsible imprint.dispute imprint.social
  meta.home.crumb meta.offer meta.reference meta.feed
  privacy.title privacy.description privacy.controller privacy.officer privacy.controllerNote privacy.visit
  privacy.hosting privacy.enquiries privacy.subscriptions privacy.rights privacy.ownData privacy.objection
  privacy.cookies privacy.cookiesNote privacy.cookieName privacy.cookiePurpose privacy.cookie privacy.cookieAndLocal
  privacy.local privacy.session privacy.cookieList privacy.seen privacy.analytics privacy.noAnalytics privacy.change
  references.unchecked references.uncheckedOne references.count_one references.count_other references.year references.anyYear references.clear
  references.results references.none references.facts references.accompanied references.more references.sellButton
  references.letButton
  services.titles.askButton services.titles.valuation services.titles.plots services.ask services.rates
  valuation.stepsLabel valuation.steps.object.position valuation.steps.object.name valuation.steps.object.next
  valuation.steps.occasion valuation.steps.person valuation.questions valuation.fields valuation.fieldNotes
  valuation.messageHint valuation.noChoice valuation.options valuation.summary valuation.subject valuation.leaveEmpty
  valuation.privacy valuation.privacyLink valuation.privacyWindow
  valuation.thanks.title valuation.thanks.metaTitle valuation.thanks.description valuation.thanks.arrived
  valuation.thanks.receivedBy valuation.thanks.next valuation.thanks.references valuation.thanks.home`
  .trim()
  .split(/\s+/)

test('every text of a public page belongs either to the software or to the catalogue', () => {
  const own = new Set(defaults.map(({ key }) => key))
  const owners = (key: string) => [
    ...(own.has(key) ? ['the agency'] : []),
    ...software.filter((name) => key === name || key.startsWith(`${name}.`)),
  ]
  const undecided = leaves(pages).filter((key) => owners(key).length !== 1)
  expect(undecided).toEqual([])
  expect(software.filter((name) => lookUp(pages, name) === undefined)).toEqual([])
})

/** Of every public page, and in its scripts, where no text of the agency's can stand: labels, and what an error says. */
const labels = `
  skip loading otherLanguage alsoIn nav keep footer.buy footer.rent footer.plots footer.company cookies error
  home.showCount_one home.showCount_other offer.pictures offer.allPictures offer.bothPictures offer.pictureOf
  offer.previousPicture offer.nextPicture offer.enlarge offer.picture offer.energyClass offer.sideLabel offer.fittings
  offer.location offer.otherNotes offer.energy offer.facts offer.floorPlans_one offer.floorPlans_other offer.notToScale
  references.title references.translated team.title
  offers.title offers.fold offers.active offers.near offers.radius offers.thisPlace offers.market offers.anyMarket
  offers.purchase offers.rent offers.type offers.anyType offers.city offers.anyCity offers.noMatch offers.district
  offers.anyDistrict offers.priceMin offers.rentMin offers.rentMax offers.priceMax offers.roomsMin offers.areaMin
  offers.q offers.more offers.features offers.apply offers.count_one offers.count_other offers.results offers.chips
  offers.remove offers.clear offers.sortBy offers.sort offers.view offers.pages offers.page offers.pageOf
  offers.previous offers.previousPage offers.next offers.nextPage`
  .trim()
  .split(/\s+/)

test('a text of the shell that every page loads is a label, and a new one must be named', () => {
  const isLabel = (key: string) => labels.some((name) => key === name || key.startsWith(`${name}.`))
  expect(leaves(site).filter((key) => !isLabel(key))).toEqual([])
  expect(labels.filter((name) => lookUp(site, name) === undefined)).toEqual([])
})

/** Lists are one text. */
function leaves(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([name, below]) => {
    const key = above ? `${above}.${name}` : name
    return typeof below === 'object' && !Array.isArray(below) ? leaves(below, key) : [key]
  })
}
