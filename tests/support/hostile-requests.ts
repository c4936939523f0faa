/** What an attacker sends to hold up everybody else: every address, with shapes that cost much to look at. */
import * as fc from 'fast-check'
import { localPath } from '#app/i18n/locale-path.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { mapPath, paths, transferPath } from '#app/paths/public.ts'

export interface Shot {
  path: string
  /** A post, if there is one. */
  body?: string
  type?: string
  /** So many megabytes come behind the body, without a length being said. */
  megabytes?: number
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
}

/** Every address that anybody may ask for, the way in, and some of those that ask who is there. */
export function addresses(offer: string): string[] {
  const { services, media, ...rest } = paths
  const named = [...Object.values(rest), transferPath, '/health']
  const open = named.map((path) => (typeof path === 'function' ? path(offer) : path))
  const english = [paths.home, paths.offer(offer), paths.feed].map((path) => localPath(path, 'en'))
  const picture = media('a'.repeat(24), 320)
  const { overview, newProperty, images, accountPassword } = dashboardPaths
  const staff = [overview, newProperty, images(offer), accountPassword]
  const maps = [mapPath('0123456789ab-1', '14-2304-4321'), mapPath(offer, '99-1-1')]
  return [...open, ...Object.values(services), ...english, picture, ...maps, ...staff]
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** As many as the largest form of staff has, and as large as a form may be. */
const manyParts = `${part('bot-field', '')}${part('name', 'x'.repeat(50)).repeat(2_400)}--b--`

/** The letters of an address that a pattern may read again and again. */
const winding = `a@${'a.'.repeat(100_000)},`
const withoutSlash = (path: string) => path.replace(/\/$/, '')

export const shapes: Readonly<Record<string, (path: string) => Shot>> = {
  'a field that comes a hundred thousand times': (path) => ({ path, type: urlencoded, body: 'name=&'.repeat(100_000) }),
  'a multipart form of thousands of parts': (path) => ({ path, type: multipart, body: manyParts }),
  'a query of three thousand entries': (path) => ({ path: `${path}?${'q=&'.repeat(3_000)}` }),
  'a text that winds a pattern up': (path) => ({
    path,
    type: urlencoded,
    body: `bot-field=&message=x&name=${winding}&email=${winding}&phone=${'0 '.repeat(100_000)},&password=x&redirectTo=/${winding}`,
  }),
  'a path of eight thousand segments': (path) => ({ path: `${withoutSlash(path)}${'/a'.repeat(7_500)}` }),
  'a body of ninety-five megabytes without a length': (path) => ({ path, type: urlencoded, body: 'a=', megabytes: 95 }),
  'an address of fifteen thousand characters': (path) => ({
    path: `${withoutSlash(path)}/${'a'.repeat(15_000)}.data?_routes=root`,
  }),
}

const piece = fc.constantFrom(
  'a',
  'a/',
  '../',
  '%2F',
  '%25',
  '%61',
  '[a]',
  '.',
  ';',
  'ä'.normalize('NFD'),
  ' ',
  '"',
  ',',
  '-',
)
/** At most 14 kB of it, written as an address has it: more is refused before it reaches the worker. */
const long = fc.tuple(piece, fc.nat(3)).map(([sign, size]) => {
  const written = /^[%\w/.[\];,-]+$/.test(sign) ? sign : encodeURIComponent(sign)
  return written.repeat([3, 100, 4_000, 14_000][size] ?? 0).slice(0, 14_000)
})
/** Without the one that a sign-in looks for: a hash takes as long as one may wait, and attempts are counted. */
const name = fc.constantFrom(
  'name',
  'q',
  'city',
  'priceMin',
  'page',
  'sort',
  'redirectTo',
  'locale',
  'p',
  '_routes',
  '_data',
  'interrupted',
)
const query = fc
  .tuple(name, long, fc.constantFrom(1, 50, 1_000))
  .map(([name, value, times]) =>
    `${name}=${encodeURIComponent(value)}&`.repeat(times).slice(0, 14_000).replace(/%.?$/, ''),
  )
const value = fc.tuple(piece, fc.constantFrom(1, 1_000, 100_000)).map(([sign, times]) => sign.repeat(times))
const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[[],'), fc.constantFrom(100, 100_000))
  .map(([sign, times]) => sign.repeat(times))
const field = fc.tuple(name, fc.oneof(value, nested), fc.constantFrom(1, 2, 3_000))
/** Most of them below the megabyte that a form may have: what is larger is refused and costs nothing. */
const body = fc.tuple(fc.array(field, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([fields, isMultipart]) => {
  const write = isMultipart ? part : (name: string, value: string) => `${name}=${encodeURIComponent(value)}&`
  const text = fields.map(([name, value, times]) => {
    const written = write(name, value)
    return written.repeat(Math.min(times, Math.ceil(300_000 / written.length)))
  })
  const end = isMultipart ? '--b--' : ''
  return { type: isMultipart ? multipart : urlencoded, body: write('bot-field', '') + text.join('') + end }
})

/** Long, deep, repeated, nested, encoded, or several of these at once. */
export function generated(offer: string): fc.Arbitrary<Shot> {
  const path = fc
    .tuple(fc.constantFrom(...addresses(offer)), fc.option(long), fc.constantFrom('', '.data'), fc.option(query))
    .map(
      ([address, tail, data, query]) =>
        `${tail ? `${withoutSlash(address)}/${tail}` : address}${data}${query ? `?${query}` : ''}`,
    )
    .filter((path) => path.length < 15_000)
  return fc.tuple(path, fc.option(body)).map(([path, post]) => ({ path, ...post }))
}
