/** Properties as any agency could have them, generated, for the way out and back in. */
import fc from 'fast-check'
import { pictureFocuses, pictureOrigins } from '#app/domain/picture.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { WrittenPicture, WrittenProperty } from '#app/exchange/object-types.ts'
import { emptyValues, type Field, statements } from '#app/fields/field.ts'
import { joinLines, joinRows } from '#app/fields/format.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'

export const today = '2026-11-23'

const word = fc.constantFrom(
  ...['Küche', '&', '<b>', '&amp;', '&nbsp;', '5 < 6', '“Nähe”', '😀', '-', 'Aachen / Brand', 'IMG_1.jpg', '17.', '3a'],
  ...[
    'e\u0301',
    '\u00a0',
    '  ',
    '<script>',
    'provisionsfrei',
    'inkl. MwSt.',
    '01.02.2027',
    'ja',
    '0',
    'Bild 3',
    ']]>',
    '\'"',
  ],
)
const letters = fc.string({ unit: 'grapheme', maxLength: 12 })

/** As the forms let them through. */
export function texts(max: number, between = ' '): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(word, letters), { minLength: 1, maxLength: 8 })
    .map((parts) => cleaned(parts.join(between), max))
    .filter((text) => text.replace(/[\s\p{Cf}]/gu, '') !== '')
}

function cleaned(text: string, max: number): string {
  const allowed = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, (character) =>
    character === '\n' ? '\n' : '',
  )
  return [...allowed].slice(0, max).join('').trim()
}

function anyOf(field: Field): fc.Arbitrary<unknown> {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'statement':
      return fc.constantFrom(...statements)
    case 'flag':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer({ min: field.min, max: field.max }), fc.constantFrom(0, 1, 2))
    case 'year':
      return fc.integer({ min: 1000, max: 2036 })
    case 'money':
      return fc.oneof(
        fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
        fc.constantFrom(0, 1_000_000_000),
      )
    case 'decimal': {
      const { min = 0, max, places = 4 } = field
      const whole = fc.integer({ min: min * 10 ** places, max: max * 10 ** places })
      return fc.oneof(
        whole.map((all) => all / 10 ** places),
        fc.constantFrom(0, 1, min, max),
      )
    }
    case 'lines':
      return links(field.most)
    case 'rows':
      return rowsOf(field)
    case 'date':
      return day.map((iso) => iso.slice(0, 10))
    case 'month':
      return day.map((iso) => iso.slice(0, 7))
    case 'postalCode':
      return fc.constantFrom('52062', '01067', '99999')
    case 'longText':
      return texts(field.max, '\n')
    case 'text':
      return texts(field.max)
    default:
      return fc.constant(null)
  }
}

/** Some of them lead to a film or a tour by their own names, whatever field they are in. */
function links(most: number): fc.Arbitrary<string | null> {
  const hosts = ['youtube.com', 'my.matterport.com', 'a.example', 'tür-auf.example:8443']
  const link = fc
    .tuple(fc.constantFrom(...hosts), fc.constantFrom('', '/', '/film?a=1,B&b=2#c', '/bild.jpg', '/%dashboard'))
    .map(([host, path]) => `https://${host}${path}`)
  return fc.uniqueArray(link, { maxLength: most }).map((all) => joinLines(all) || null)
}

function rowsOf({ columns, most }: Field & { kind: 'rows' }): fc.Arbitrary<string | null> {
  const cells = entriesOf(columns).map(([name, column]) => [name, fc.option(anyOf(column), { nil: null })] as const)
  // Each cell is of its own column's kind.
  const row = fc.record(Object.fromEntries(cells)) as fc.Arbitrary<Record<string, string | number | null>>
  return fc.array(row, { maxLength: most }).map(joinRows)
}

const values = fc.record(
  Object.fromEntries(
    entriesOf(propertyFields).map(([name, field]: [string, Field]) => [
      name,
      field.required || field.kind === 'flag' ? anyOf(field) : fc.option(anyOf(field), { nil: null }),
    ]),
  ),
)

/** In the order in which they are read. */
const pictureTexts = fc
  .record({ alt: fc.option(texts(300), { nil: null }), caption: fc.option(texts(200), { nil: null }) })
  .map((said) => entriesOf(said).flatMap(([field, text]) => (text ? [{ locale: 'en' as const, field, text }] : [])))

const pictures: fc.Arbitrary<WrittenPicture[]> = fc.uniqueArray(
  fc.record({
    file: fc.integer({ min: 1, max: 99 }).map((count) => `A-1-${count}.jpg`),
    kind: fc.constantFrom('photo' as const, 'floorPlan' as const),
    key: fc.constantFrom('a'.repeat(24), 'b'.repeat(24)),
    alt: fc.oneof(fc.constantFrom('', 'Haus (Visualisierung)', '(mit KI erzeugt)', 'Visualisierung'), texts(300)),
    caption: fc.option(texts(200), { nil: null }),
    origin: fc.constantFrom(null, ...pictureOrigins),
    originalKey: fc.constantFrom(null, 'b'.repeat(24)),
    focus: fc.constantFrom(null, ...pictureFocuses),
    foundMark: fc.constantFrom(null, 'c2pa', 'trainedAlgorithmicMedia', 'visualisation'),
    texts: pictureTexts,
  }),
  { maxLength: 6, selector: ({ file }) => file },
)

const member = fc.record({
  name: fc.constantFrom('Anna Muster', 'Dr. Jan von der Heide', 'Cher'),
  role: fc.constantFrom(null, 'Makler'),
  telephone: fc.constantFrom(null, '0241 1'),
  email: fc.constantFrom(null, 'anna@a.de'),
  photo: fc.constantFrom(null, 'anna.jpg'),
})

export const writtenProperties: fc.Arbitrary<WrittenProperty> = fc.record({
  // Each value is one of its own field's kind.
  values: values.map((all) => ({ ...all, responsibleMember: null }) as unknown as PropertyValues),
  pictures,
  member: fc.option(member, { nil: null }),
  agency: fc.constant({
    agencyName: 'Giebel',
    legalName: 'Giebel GmbH',
    email: 'info@giebel.example',
    phone: '0241 0',
  }),
  obid: fc.constant('OGBL20261123080000000abcdef0001'),
  intern: fc.constantFrom(null, 'i-1'),
  action: fc.constantFrom('new' as const, 'change' as const),
  changedOn: fc.constant(today),
  rest: fc.constant([]),
})

export function aWrittenProperty(
  changes: Partial<PropertyValues> = {},
  more: Partial<WrittenProperty> = {},
): WrittenProperty {
  return {
    values: {
      ...emptyValues(propertyFields),
      marketType: 'purchase',
      houseType: 'house',
      name: 'Villa am Wald',
      propertyNumber: 'A-1',
      city: 'Aachen',
      ...changes,
    },
    pictures: [],
    member: null,
    agency: { agencyName: 'Giebel', legalName: 'Giebel GmbH', email: 'info@giebel.example', phone: '0241 0' },
    obid: 'OGBL20261123080000000abcdef0001',
    intern: null,
    action: 'change',
    changedOn: today,
    rest: [],
    ...more,
  }
}
