/** What a hostile visitor posts: any address, with a body that comes near to what its form sends, or is no form at all. */
import * as fc from 'fast-check'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { enquiryFields } from '#app/domain/enquiries/enquiry.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { isLocale } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths, transferPath } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { jpegBytes } from './picture-files.ts'
import { filledForm } from './property-form.ts'

/** Rows that exist while the posts come. */
export const there = {
  property: 'property0001',
  otherProperty: 'property0002',
  picture: 'a'.repeat(24),
  otherPicture: 'b'.repeat(24),
  member: 'member000001',
  testimonial: 'testimony001',
  figure: 'figure000001',
  template: 'template0001',
  ownPage: 'ownpage00001',
  enquiry: 'enquiry00001',
  connection: 'connection01',
  import: 'import000001',
  editor: 'editor000001',
  admin: 'admin0000001',
  /** Tokens of links to a search by email, and to one that waits to be confirmed. */
  subscription: 'e'.repeat(64),
  optIn: 'f'.repeat(64),
  /** Of a link to what is stored about the address of the enquiry. */
  token: 'd'.repeat(64),
} as const

/** Whatever of this stands in a page as it is was taken for markup. */
export const markup = '<hostile-mark onclick=alert(1)>'

type Fields = Record<string, string>

const onProperty = ({ property }: typeof there): [string, Fields][] => [
  [dashboardPaths.property(property), { ...filledForm(), version: '1' }],
  [dashboardPaths.duplicate(property), { id: 'copy00000001' }],
  [dashboardPaths.images(property), { redirectTo: '/dashboard' }],
  [dashboardPaths.imagesOrder(property), { order: `${there.picture},${there.otherPicture}` }],
  [
    dashboardPaths.imagesWords(property),
    {
      ...{ [`alt.${there.picture}`]: 'Haus', [`altEn.${there.picture}`]: 'House' },
      ...{ [`captionEn.${there.picture}`]: 'From the street', [`kind.${there.picture}`]: 'photo' },
    },
  ],
  [
    dashboardPaths.imageFreshness(property, there.picture, 'en', 'alt'),
    { [`altEn.${there.picture}`]: 'House', [`kind.${there.picture}`]: 'photo' },
  ],
  [dashboardPaths.imagesTrash(property), { pictures: there.otherPicture }],
  [dashboardPaths.imagesRestoration(property), { pictures: there.otherPicture }],
  [dashboardPaths.imageOrder(property, there.picture), { move: 'first' }],
  [dashboardPaths.imageRotation(property, there.otherPicture), { turn: 'right' }],
  [dashboardPaths.location(property), { latitude: '53,65', longitude: '10,16', version: '1' }],
  [dashboardPaths.visibility(property), { published: 'on' }],
  [dashboardPaths.highlight(property), { highlighted: 'on' }],
  [dashboardPaths.reservation(property), { reserved: 'on' }],
  [dashboardPaths.sale(property), { sold: 'on', published: 'on' }],
  [dashboardPaths.stage(property), { stage: 'sold' }],
  // With its picture the property has its second version.
  [dashboardPaths.freshness(property, 'en', 'description'), { ...filledForm(), version: '2' }],
  [dashboardPaths.trash(property), {}],
  [dashboardPaths.restore(property), { published: 'on' }],
  [dashboardPaths.restoration(property, 1), { field: 'name' }],
  [dashboardPaths.restoration(property, 2), {}],
]

const onEntries = (
  list: 'team' | 'testimonials' | 'numbers' | 'templates' | 'ownPages',
  id: string,
  translated: string,
  fields: Fields,
): [string, Fields][] => [
  [dashboardPaths[list].new, { id: 'entry0000001', ...fields }],
  [dashboardPaths[list].entry(id), { version: '1', ...fields }],
  [dashboardPaths[list].restoration(id, 2), {}],
  [dashboardPaths[list].order(id), { move: 'up' }],
  [dashboardPaths[list].trash(id), { successor: there.member }],
  [dashboardPaths[list].restore(id), { successor: there.member }],
  [dashboardPaths[list].freshness(id, 'en', translated), { version: '1', ...fields }],
]

/** Every address that takes posts, with what its own form sends. */
export const forms: readonly (readonly [path: string, fields: Fields])[] = [
  [paths.contact, { 'form-name': 'contact', 'bot-field': '', name: 'Ada', email: 'ada@giebel.test', message: 'Frei?' }],
  [
    paths.offer(there.property),
    { 'form-name': 'contact', 'bot-field': '', name: 'Ada', phone: '040', message: 'Frei?' },
  ],
  [
    paths.valuation,
    {
      ...{ 'form-name': 'valuation', 'bot-field': '', step: '3', id: 'valuation001', houseType: 'house' },
      ...{ postalCode: '22391', city: 'Hamburg', livingArea: '168', rooms: '6,5', yearBuilt: '1936' },
      ...{ occasion: 'sell', timeFrame: 'now', name: 'Ada', phone: '040' },
    },
  ],
  [paths.login, { email: 'admin@giebel.test', password: 'x', redirectTo: '/dashboard', interrupted: '{}' }],
  [paths.login, { credential: '{"id":"a","response":{}}', redirectTo: '/dashboard' }],
  [paths.loginCode, { code: '123456', recoveryCode: '', redirectTo: '/dashboard', interrupted: '{}' }],
  [paths.loginPasskey, {}],
  [paths.logout, {}],
  [subscriptionPaths.new, { email: 'ada@giebel.test', query: 'houseType=house', 'bot-field': '' }],
  [subscriptionPaths.page(there.subscription), { houseType: 'apartment', priceMax: '500.000' }],
  [subscriptionPaths.confirmation(there.optIn), {}],
  [subscriptionPaths.pause(there.subscription), { next: 'pause' }],
  [subscriptionPaths.end(there.subscription), { 'List-Unsubscribe': 'One-Click' }],
  [paths.forgottenPassword, { email: 'admin@giebel.test' }],
  [paths.password('0'.repeat(64)), { next: 'vier-wörter-am-abend' }],
  [ownDataPaths.request, { 'bot-field': '', email: 'ada@giebel.test' }],
  [ownDataPaths.deletion(there.token), {}],
  [paths.locale, { language: 'en', redirectTo: '/' }],
  [dashboardPaths.newProperty, { ...filledForm(), id: 'property0003' }],
  [dashboardPaths.bulk, { ids: `${there.property},${there.otherProperty}`, act: 'publish' }],
  ...onProperty(there),
  ...onEntries('team', there.member, 'bio', {
    ...{ name: 'Mara', role: 'Verkauf', roleEn: 'Sales', bio: 'Text', bioEn: 'Text' },
    ...{ removePicture: 'on', uploaded: there.picture },
  }),
  ...onEntries('testimonials', there.testimonial, 'quote', { quote: 'Gut.', quoteEn: 'Good.', author: 'Ada' }),
  ...onEntries('numbers', there.figure, 'label', { label: 'Jahre', labelEn: 'Years', value: '12', suffix: '%' }),
  ...onEntries('templates', there.template, 'text', {
    ...{ name: 'Termin', text: 'Guten Tag [Name], am [Termin]', textEn: 'Dear [Name], on [Termin]', declines: 'on' },
  }),
  ...onEntries('ownPages', there.ownPage, 'text', {
    ...{ title: 'Karriere', slug: 'karriere', lead: 'Kurz', text: '## A\n\n- [b](/kontakt)', textEn: '## A' },
    ...{ query: 'city=Hamburg', placement: 'footer', published: 'on', removePicture: 'on', uploaded: there.picture },
  }),
  ...(['send', 'preview', 'fill', 'note', 'assign'] as const).map((next): [string, Fields] => [
    dashboardPaths.enquiry(there.enquiry),
    {
      ...{ next, version: '0', subject: 'Ihre Anfrage', text: 'Guten Tag', template: there.template, filled: '' },
      ...{ note: 'Ruft an', noteId: 'note00000001', replyId: 'reply0000001', assignedTo: there.member },
    },
  ]),
  [
    dashboardPaths.declines(there.property),
    { next: 'send', enquiry: there.enquiry, subject: 'Vergeben', text: 'Guten Tag [Name]' },
  ],
  [dashboardPaths.enquiryStatus(there.enquiry), { status: 'answered' }],
  [dashboardPaths.enquiryDelivery(there.enquiry), { parcel: 'mail' }],
  [dashboardPaths.enquiryRemoval(there.enquiry), {}],
  [dashboardPaths.newConnection, { id: 'connection02', name: 'onOffice', decision: 'review', 'providers[0]': '4711' }],
  [dashboardPaths.connection(there.connection), { name: 'Anders', decision: 'automatic', version: '1' }],
  [dashboardPaths.connectionRestoration(there.connection, 2), {}],
  [dashboardPaths.connectionToken(there.connection), {}],
  [dashboardPaths.connectionRemoval(there.connection), {}],
  [dashboardPaths.imports, { id: 'import000002', connection: there.connection, file: '' }],
  [dashboardPaths.import(there.import), { publish: 'on', leave: '1', 'keep.1.name': 'mine' }],
  [
    dashboardPaths.importApply(there.import),
    {
      plan: 'f'.repeat(64),
      seen: '2026-11-23T08:00:00Z',
      publish: 'on',
      withdraw: 'on',
      'keep.1.name': 'mine',
      same: '1',
    },
  ],
  [dashboardPaths.importUndo(there.import), {}],
  [dashboardPaths.importDiscard(there.import), {}],
  [dashboardPaths.origin(there.property), { field: 'name', version: '1' }],
  [transferPath('falsch'), { datei: '<openimmo/>' }],
  [dashboardPaths.newUser, { id: 'user00000001', name: 'Neu', email: 'neu@giebel.test', role: 'editor' }],
  [dashboardPaths.user(there.editor), { name: 'Anders', role: 'editor' }],
  [dashboardPaths.userAccess(there.editor), { disabled: 'on' }],
  [dashboardPaths.userInvitation(there.editor), {}],
  [dashboardPaths.settings, { agencyName: 'Giebel', legalName: 'Giebel GmbH', insuranceEn: 'Insured', version: '1' }],
  [dashboardPaths.settingsFreshness('en', 'insurance'), { agencyName: 'Giebel', insuranceEn: 'Insured', version: '1' }],
  [dashboardPaths.page('home'), { headline: 'Häuser', headlineEn: 'Homes', version: '0' }],
  [dashboardPaths.pagePreview('sales', 'en'), { lead: 'Ein Satz', leadEn: 'A sentence', version: '0' }],
  [dashboardPaths.pageFreshness('home', 'en', 'lead'), { leadEn: 'A sentence', version: '0' }],
  [dashboardPaths.settingsPicture, { alt: 'Haus', altEn: 'House', removePicture: 'on', uploaded: there.picture }],
  [dashboardPaths.settingsPictureFreshness('en', 'alt'), { alt: 'Haus', altEn: 'House', version: '1' }],
  [dashboardPaths.account, { name: 'Petra' }],
  [dashboardPaths.accountPassword, { current: 'falsch-falsch', next: 'vier-wörter-am-abend' }],
  [dashboardPaths.accountSessions, { others: 'on' }],
  [dashboardPaths.secondFactor, { current: 'falsch-falsch', redirectTo: '/dashboard' }],
  [dashboardPaths.secondFactorApp, { code: '123456', redirectTo: '/dashboard' }],
  [dashboardPaths.recoveryCodes, {}],
  [dashboardPaths.secondFactorRemoval, {}],
  [dashboardPaths.passkeyOptions, {}],
  [dashboardPaths.passkeys, { name: 'Laptop', credential: '{"id":"a","response":{}}' }],
  [dashboardPaths.passkeyRemoval('a'), {}],
  [dashboardPaths.userSecondFactor(there.editor), {}],
]

const names = [
  ...new Set([
    ...forms.flatMap(([, fields]) => Object.keys(fields)),
    ...Object.keys({ ...propertyFields, ...agencyFields, ...enquiryFields }),
  ]),
  ...['version', 'next', 'keep.name', 'locale', 'picture', 'redirectTo', 'role', 'passwordHash', 'deletedAt', 'userId'],
  ...['__proto__', 'constructor', 'toString', 'a[b].c', 'name[0]', 'name[9999999]', '', ' ', 'a'.repeat(2_000)],
]

const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, fc.string({ unit: 'binary', maxLength: 20 }))

const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...Object.values(there)),
  fc.constantFrom('', ' ', 'on', 'off', 'null', 'undefined', 'true', '[object Object]', '{}', '[]', '__proto__'),
  fc.constantFrom(
    '0',
    '-0',
    '-1',
    '1e309',
    '1e-400',
    '9'.repeat(400),
    '0x7f',
    'NaN',
    'Infinity',
    '1.000.000,5',
    '٣',
    '½',
  ),
  fc.constantFrom('2024-02-30', '31.12.9999', '0000-00-00', '99999-01-01', '29.02.2023'),
  fc.constantFrom(
    markup,
    `"'>${markup}`,
    `</script>${markup}`,
    `]]>${markup}`,
    `</textarea>${markup}`,
    `--> ${markup}`,
  ),
  fc.constantFrom(
    "'; drop table users; --",
    '" or 1=1',
    '%00',
    '\u0000',
    '\u0000\u0001\u0008\u007f',
    '\r\nBcc: x@y.de',
    '\ud800',
  ),
  fc.constantFrom(
    '{{name}}',
    '$t(site:nav.offers)',
    '=cmd|calc!A1',
    '../../etc/passwd',
    'https://evil.example',
    '//evil.example',
  ),
  fc.constantFrom('\u202eabc', '\ufeff', 'a\u0300'.repeat(300), '🏡'.repeat(3_000), 'x'.repeat(100_000)),
)

const field = fc.tuple(name, value)

/** Somebody else's row, one that is not there, or no id at all. */
const hostileId = fc.oneof(
  fc.constantFrom(...Object.values(there), 'zzzzzzzzzzzz', '..', '%00', '%ff', '%E0%A4%A', "'", 'A'.repeat(3_000)),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .map((text) => encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)))),
)

const path = fc.oneof(
  { weight: 9, arbitrary: fc.nat(forms.length - 1).map((place) => forms[place]?.[0] ?? '/') },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...forms.map(([address]) => address)), hostileId).map(([address, id]) => {
      const given = Object.values(there).find((known) => address.includes(known))
      return given ? address.replace(given, id) : `${address}/${id}`
    }),
  },
)

const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
  'application/json',
  'text/plain',
  'text/html; charset=\u00ff',
  '',
]

const file = fc.record({
  name: fc.constantFrom('haus.jpg', '../../x.svg', `${markup}.png`, '\r\nX: y', '', 'a'.repeat(3_000)),
  type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'text/html', ''),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.uint8Array({ maxLength: 60 }).map((tail) => new Uint8Array([...jpegBytes.subarray(0, 200), ...tail])),
    fc.constant(new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`)),
  ),
})

/** How the body is written: as a form, as a form with files, or as bytes that claim to be one. */
const body = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'urlencoded' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('multipart' as const), files: fc.array(file, { maxLength: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      type: fc.constantFrom(...contentTypes),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc
          .constantFrom(
            '--x\r\n',
            '--x\r\nContent-Disposition: form-data\r\n\r\n',
            '--x\r\n\r\n--x--',
            'a=%',
            '%=%ff&=&&',
            '{"a":',
          )
          .map((text) => new TextEncoder().encode(text)),
      ),
    }),
  },
)

export const hostilePost = fc.record({
  who: fc.constantFrom('nobody', 'editor', 'admin'),
  path,
  /** Whether the form's own fields come along, so that a part of the posts gets through. */
  isFilled: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  changes: fc.array(field, { maxLength: 4 }),
  body,
  /** As a browser without scripts posts it, or as our own script does. */
  asData: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
  locale: fc.constantFrom('de', 'en', markup),
})

export type HostilePost = typeof hostilePost extends fc.Arbitrary<infer Post> ? Post : never

/** What is sent, but for the cookies of who sends it. */
/** Whoever speaks English posts to English addresses. */
export function requestOf({ path, locale, isFilled, changes, body, asData }: HostilePost, origin: string): Request {
  const own = isFilled ? (forms.find(([known]) => known === path)?.[1] ?? {}) : {}
  const pairs = [...Object.entries(own).filter(([name]) => !changes.some(([changed]) => changed === name)), ...changes]
  const headers: Record<string, string> = { Origin: origin }
  const url = origin + localPath(path, isLocale(locale) ? locale : 'de') + (asData ? '.data' : '')
  if (body.kind === 'bytes') {
    if (body.type) headers['Content-Type'] = encodeURI(body.type)
    return new Request(url, { method: 'POST', headers, body: body.bytes })
  }
  if (body.kind === 'urlencoded') return new Request(url, { method: 'POST', headers, body: new URLSearchParams(pairs) })
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  for (const { name, type, bytes } of body.files) form.append('picture', new File([bytes], name, { type }))
  return new Request(url, { method: 'POST', headers, body: form })
}
