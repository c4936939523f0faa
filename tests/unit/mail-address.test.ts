import { expect, test } from 'vitest'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import type { Field } from '#app/fields/field.ts'
import { isAddress } from '#app/fields/schema/mail-address.ts'
import { formSchema } from '#app/fields/schema.server.ts'
import { readUser } from '#scripts/user-create.ts'

const field = { kind: 'email' } as const satisfies Field
const isTaken = (address: string) =>
  formSchema({ field }, { locale: 'de', say: ({ code }) => code }).safeParse({ field: address }).success

test.each([
  ['an IPv4 literal', 'a@[127.0.0.1]'],
  ['an IPv6 literal', 'a@[IPv6:2001:db8::1]'],
  ['a bare IPv4 address', 'a@127.0.0.1'],
  ['a quoted name', '"a b"@c.de'],
  ['a domain without a dot', 'a@localhost'],
  ['a domain without an end', 'a@b.'],
  ['an end of digits', 'a@b.123'],
  ['an end of one letter', 'a@b.d'],
  ['a dot after the name', 'a.@b.de'],
  ['a dot before the name', '.a@b.de'],
  ['two dots in the name', 'a..b@c.de'],
  ['two dots in the domain', 'a@b..de'],
  ['a comment before the domain', 'a@(home)b.de'],
  ['a comment after the name', 'a(me)@b.de'],
  ['a hyphen before a label', 'a@-b.de'],
  ['a hyphen after a label', 'a@b-.de'],
  ['an underscore in the domain', 'a@b_c.de'],
  ['a space in the name', 'a b@c.de'],
  ['a space in the domain', 'a@b c.de'],
  ['a route', '@a.de:b@c.de'],
  ['a group', 'all:a@b.de;'],
  ['a backslash', 'a\\@b.de'],
  ['an ideographic full stop', 'a@b。de'],
  ['a line break', 'a@b.de\nBcc: c@d.de'],
  ['a name of 65 characters', `${'a'.repeat(65)}@b.de`],
  ['a label of 64 characters', `a@${'b'.repeat(64)}.de`],
  ['255 characters', `a@${'b.'.repeat(125)}com`],
])('%s makes no address: in no form, in no mail, for no user', (_, address) => {
  expect([isAddress(address), isPlainAddress(address)]).toEqual([false, false])
  expect(isTaken(address)).toBe(false)
  expect(() => readUser(['--email', address])).toThrow('--email needs a complete email address')
})

test.each([
  'a@b.de',
  'ada.lovelace+haus@mail.example',
  "o'neil_{x}@x-y.z.museum",
  'a@xn--bro-hoa.example',
  'A/B=C@D.DE',
])('%s is an address that every mail server takes', (address) => {
  expect([isAddress(address), isPlainAddress(address), isTaken(` ${address} `.trim())]).toEqual([true, true, true])
})

test.each(['a@b.de.', 'a\u200b@b.de'])('%j is no address, but forms take what is meant', (address) => {
  expect([isAddress(address), isPlainAddress(address), isTaken(address)]).toEqual([false, false, true])
})

test('umlauts before the @ are only displayed, those behind it leave in Punycode', () => {
  const addresses = ['jürgen@büro-hamburg.example', 'info@größe.köln']
  expect(addresses.map((address) => [isAddress(address), isPlainAddress(address), isTaken(address)])).toEqual([
    [true, false, true],
    [true, true, true],
  ])
})
