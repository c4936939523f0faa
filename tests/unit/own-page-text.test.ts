import { expect, test } from 'vitest'
import { freeSlug, isSlug, slugOf } from '#app/domain/entries/own-page.ts'
import { mostLinks, problemOf, readOwnText } from '#app/domain/entries/own-page-text.ts'
import { filtersOf, readQuery } from '#app/domain/offers/typed-query.ts'

test('paragraphs, headings, lists and links are read, and lines of a paragraph stay together', () => {
  expect(readOwnText('Eins\nzwei\n\n## Drei\nvier\n- fünf\n- [sechs](/kontakt)\n\nsieben')).toEqual([
    { kind: 'paragraph', spans: ['Eins\nzwei'] },
    { kind: 'heading', spans: ['Drei'] },
    { kind: 'paragraph', spans: ['vier'] },
    { kind: 'list', items: [['fünf'], [{ text: 'sechs', to: '/kontakt' }]] },
    { kind: 'paragraph', spans: ['sieben'] },
  ])
  expect(readOwnText('')).toEqual([])
  expect(readOwnText('##kein Titel\n-kein Punkt\n# auch nicht')).toEqual([
    { kind: 'paragraph', spans: ['##kein Titel\n-kein Punkt\n# auch nicht'] },
  ])
})

test('a link may stand amid words, and its address may have brackets', () => {
  expect(readOwnText('Von [hier](/uber-uns) nach [dort](https://de.example/Blankenese_(Hamburg)).')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        'Von ',
        { text: 'hier', to: '/uber-uns' },
        ' nach ',
        { text: 'dort', to: 'https://de.example/Blankenese_(Hamburg)' },
        '.',
      ],
    },
  ])
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert`1`',
  '//boese.example',
  '/\\boese.example',
  '\\\\boese.example',
  'http://unverschluesselt.example',
  'https://',
  'https://boese.example"onclick=x y',
  'https://gut.example@boese.example',
  'https://gut.example/dashboard',
  '/dashboard/properties',
  '/%5Cboese.example',
  '/%2Fboese.example',
  '/%09/boese.example',
  '/./' + '/boese.example',
  'data:text/html,x',
  'mailto:ada@giebel.test',
  'kontakt',
  '/ kontakt',
  '',
])('%j is no address of a link: the words stay text, and the save names it', (address) => {
  const text = `Siehe [hier](${address}).`
  expect(readOwnText(text)).toEqual([{ kind: 'paragraph', spans: [text] }])
  expect(problemOf(text)?.code).toBe('address')
})

test('an unfinished link and too many links are named', () => {
  expect(problemOf('Siehe [hier](/kontakt und weiter')).toEqual({
    code: 'unfinished',
    values: { words: 'Siehe [hier](/kontakt und weiter' },
  })
  const links = (count: number) => '[x](/y) '.repeat(count)
  expect(problemOf(links(mostLinks))).toBeNull()
  expect(problemOf(links(500))).toEqual({ code: 'tooManyLinks', values: { most: mostLinks, count: 500 } })
  expect(problemOf('Ohne Links, [nur] (Klammern) und 3 < 4')).toBeNull()
})

test('texts that are made to be slow are read in no time', () => {
  const patterns = ['[', '[a](', '[a]((', '](', '[a]((x)', '[a](()', '- ', '## ', '[[]](']
  const started = performance.now()
  for (const pattern of patterns) {
    const text = pattern.repeat(20_000).slice(0, 20_000)
    readOwnText(text)
    problemOf(text)
  }
  expect(performance.now() - started).toBeLessThan(1_500)
})

test('an address is made of letters, digits and hyphens', () => {
  expect(slugOf('Häuser & Höfe in Groß Borstel')).toBe('haeuser-hoefe-in-gross-borstel')
  expect(slugOf('../../etc/passwd')).toBe('etc-passwd')
  expect(slugOf('Café “Olé”')).toBe('cafe-ole')
  expect(slugOf('../')).toBe('')
  expect(slugOf('x'.repeat(300))).toHaveLength(60)
  expect([isSlug('karriere-2'), isSlug('Karriere'), isSlug('-a'), isSlug('a--b'), isSlug('')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  const taken = new Set(['karriere', 'karriere-2'])
  expect(freeSlug('karriere', (slug) => taken.has(slug))).toBe('karriere-3')
  expect(freeSlug('x'.repeat(60), (slug) => slug === 'x'.repeat(60))).toBe(`${'x'.repeat(58)}-2`)
})

test('a query is read from an address, a query string or its parts, and what no list understands is named', () => {
  const query = 'city=Hamburg&priceMax=900000'
  for (const typed of [
    query,
    `?${query}`,
    `https://giebel.example/angebote?page=3&${query}&view=map#x`,
    `/en/angebote?${query}`,
  ])
    expect(readQuery(typed, 'de')).toMatchObject({ query })
  expect(filtersOf(query, 'de')).toMatchObject({ city: 'Hamburg', priceMax: 900_000, page: 1, view: 'list' })
  expect(readQuery('sort=newest', 'de')).toMatchObject({ query: 'sort=newest' })
  for (const nonsense of ['alles', '?', '/angebote', 'foo=bar', `x=${'y'.repeat(400)}`])
    expect(readQuery(nonsense, 'de')).toEqual({ ignored: [nonsense] })
  expect(readQuery('houseType=schloss&city=Hamburg', 'de')).toEqual({ ignored: ['schloss'] })
})
