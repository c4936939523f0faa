import { expect, test } from 'vitest'
import { hostOf, linksIn, readLink } from '#app/fields/read-link.ts'
import { shownAddress, shownHost } from '#app/words/shown-host.server.ts'

const label = 'a'.repeat(63)

test.each([
  'https://www.youtube.com:x@evil.example/',
  'https://www.youtube.com:443@evil.example/',
  'https://www.youtube.com:@evil.example/',
  'https://www.youtube.com@evil.example/',
  'https://youtube.com:x%40y@evil.example/',
  'https://user:secret@a.de',
  'https://:@a.de',
  'https://a.de:80:80/',
  'https://a.de:1e3/',
  'https://a.de:65536/',
  'https://a.de:+80/',
  'https://a.de:８０/',
  'https://evil.example\\.youtube.com/',
  'https://youtube.com\\@evil.example/',
  'https://ex\tample.de/',
  'https://a.de/\u0000',
  'https://a.de/\u202eelpmaxe',
  'https://a.de/x\u200by',
  'https://you\u00adtube.com/',
  'https://youtube.com\u2024evil.example/',
  'https://facebook.com\u2044x.evil.example',
  'https://youtube.com。evil.example/',
  'https://youtube.com\uff0eevil.example/',
  'https://a.de./',
  'https://a.de../',
  'https://.a.de/',
  'https://a..de/',
  'https://de/',
  'https://localhost/',
  'https://a.localhost1/',
  'https://192.168.0.1/',
  'https://192.168.1/',
  'https://3232235521/',
  'https://0xc0a80001/',
  'https://0300.0250.0.1/',
  'https://1.2.3.4.5/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://a_b.de/',
  'https://xn--/',
  'https://a.de%2eevil.example/',
  'https://a.de%00.evil.example/',
  'https://%61.de/',
  `https://${label}a.de/`,
  `https://${`${label}.`.repeat(4)}de/`,
  'https:///evil.example/',
  'https://?a.de',
  'https://#a.de',
  'https://a.de/"onclick=x',
  'https://a.de/<script>',
])('%j names no host that a reader could trust, and is no link', (typed) => {
  expect(readLink(typed)).toEqual({ problem: 'link' })
})

test.each([
  'https://ｙoutube.com/',
  'https://ſchloss.de/',
  'https://ﬁlm.de/',
  'https://уoutube.com/',
  'https://yοutube.com/',
  'https://例え.jp/',
])('%s is refused because its letters look like others', (typed) => {
  expect(readLink(typed)).toEqual({ problem: 'linkLetters' })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://a.de/%0aalert(1)',
  ' \u0001javascript:alert(1)',
  'javascript:https://a.de/',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,eA==',
  'vbscript:x',
  'blob:https://a.de/1',
  'file:///etc/passwd',
  'filesystem:https://a.de/1',
  'view-source:https://a.de/',
  'ftp://a.de/',
  'http://a.de/',
  'https:evil.example',
  'https:/evil.example',
  'ht\ntps://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example/',
  '///evil.example',
  'evil.example',
  '',
])('%j does not begin as a link does', (typed) => {
  expect(readLink(typed)).toEqual({ problem: 'linkScheme' })
})

test.each([
  ['https://www.youtube.com/@kanal', 'youtube.com', 'https://www.youtube.com/@kanal'],
  ['HTTPS://WWW.YouTube.com/watch?v=1&u=x@y', 'youtube.com', 'https://www.youtube.com/watch?v=1&u=x@y'],
  ['https://a.de?x@b.de', 'a.de', 'https://a.de?x@b.de'],
  ['https://a.de#:x@b.de', 'a.de', 'https://a.de#:x@b.de'],
  ['https://a.de:8443/1', 'a.de', 'https://a.de:8443/1'],
  ['https://360grad-24.de/1', '360grad-24.de', 'https://360grad-24.de/1'],
  ['https://youtube.com.evil.example/', 'youtube.com.evil.example', 'https://youtube.com.evil.example/'],
  ['https://Büro-Müller.de/köln', 'büro-müller.de', 'https://büro-müller.de/köln'],
  ['https://bu\u0308ro.de/', 'büro.de', 'https://büro.de/'],
  ['https://www.com/', 'www.com', 'https://www.com/'],
  ['https://xn--bro-hoa.de/1', 'büro.de', 'https://büro.de/1'],
  ['https://groß-borstel.de/', 'groß-borstel.de', 'https://groß-borstel.de/'],
  [`https://${label}.de/`, `${label}.de`, `https://${label}.de/`],
  // Cyrillic, mixed, Greek, Armenian: typed in Punycode, they stay so.
  ['https://xn--outube-jye.com/', 'xn--outube-jye.com', 'https://xn--outube-jye.com/'],
  ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com/'],
  ['https://xn--jxalpdlp.gr/', 'xn--jxalpdlp.gr', 'https://xn--jxalpdlp.gr/'],
  // Latin letters that pass for others: ɡ, ı, ạ, é, í, ø, ł.
  ['https://ɡoogle.com/', 'xn--oogle-qmc.com', 'https://xn--oogle-qmc.com/'],
  ['https://vımeo.com/', 'xn--vmeo-lza.com', 'https://xn--vmeo-lza.com/'],
  ['https://mạtterport.com/', 'xn--mtterport-076d.com', 'https://xn--mtterport-076d.com/'],
  ['https://café.de/', 'xn--caf-dma.de', 'https://xn--caf-dma.de/'],
  // Umlauts where a known name has none.
  ['https://www.yöutube.com/1', 'xn--yutube-wxa.com', 'https://www.xn--yutube-wxa.com/1'],
  ['https://my.mätterport.com/', 'my.xn--mtterport-v2a.com', 'https://my.xn--mtterport-v2a.com/'],
  ['https://youtuße.com/', 'xn--youtue-fta.com', 'https://xn--youtue-fta.com/'],
])('%s is a link that leads to %s', (typed, host, address) => {
  const read = readLink(typed)
  if (!('link' in read)) throw new Error(read.problem)
  expect([shownHost(read.link), shownAddress(read.link)]).toEqual([host, address])
  expect(new URL(`https://${host}`).hostname).toBe(hostOf(read.link))
})

test('of stored lines only links leave, in their order', () => {
  const stored = ['javascript:alert(1)', 'https://a.de/1', 'https://a.de:x@b.de', ' HTTPS://b.de/2 ', 'data:,x']
  expect(linksIn(stored.join('\n'))).toEqual(['https://a.de/1', 'https://b.de/2'])
  expect([linksIn(null), linksIn(''), linksIn('javascript:alert(1)')]).toEqual([[], [], []])
})
