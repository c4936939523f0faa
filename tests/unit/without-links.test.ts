import { expect, test } from 'vitest'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { quotation } from '#app/domain/enquiries/reply.ts'
import { withoutLinks } from '#app/domain/enquiries/without-links.ts'
import { emptyValues } from '#app/fields/field.ts'
import { digestMail, questionMail, welcomeMail } from '#app/mail/subscription-mail.ts'

test.each([
  'https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  '(https://evil.example)',
  'hxxp://evil.example',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'www.evil.example',
  'www.EVIL.EXAMPLE',
  'evil.example',
  'evil.example/x?y=1',
  'Evil.example.',
  'evil.example:8080',
  'büro-evil.example',
  'evil.xn--p1ai',
  'evil。example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'ev\u200bil.exa\u00admple',
  'mailto:a@evil.example',
  'a@evil.example',
  'a＠evil.example',
  'a@[127.0.0.1]',
  '192.168.0.1/x',
  'javascript://x',
  'ftp:evil.example',
])('%s does not leave in a mail that a stranger has sent to another', (typed) => {
  expect(withoutLinks(`Vertrag ${typed} vom Mai`)).toBe('Vertrag […] vom Mai')
})

test.each(['+49 40 1234567', '040/123 45 67', '(040) 1234567', '0900-123456789', '004940 1234567'])(
  '%s is a telephone number, which does not leave either',
  (typed) => {
    expect(withoutLinks(`bei ${typed} an`)).toMatch(/^bei \(?\[…\] an$/)
  },
)

test.each([
  ['heute.Danke', 'heute. Danke'],
  ['EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
  ['tel:+49', 'tel: +49'],
  ['tel:110', 'tel: 110'],
  ['Grund:Umzug', 'Grund: Umzug'],
  ['z.B.', 'z. B.'],
  ['3.OG', '3. OG'],
])('of %s a mail program makes no link once a space stands there', (typed, left) => {
  expect(withoutLinks(typed)).toBe(left)
})

test.each([
  'Maklervertrag GI-2026-0815, Objekt 4711/3',
  'Dr. med. Anna von der Höhe-Müller',
  'Vertrag vom 17.11.2026, um 19:08 Uhr',
  'am 01.12.2026 um 10.30 Uhr',
  'Am Giebelhof 4, 20457 Hamburg',
  'Kaufpreis: 450.000,50 €; 98,5 m² (3 Zi.)',
  'Der Verkauf hat sich erledigt.\nDanke … „wirklich“ – und/oder später!',
])('%s is left as it was typed', (typed) => {
  expect(withoutLinks(typed)).toBe(typed)
})

test('a quoted question and the words of a search leave without links, too', () => {
  const receivedAt = new Date('2026-11-24T18:08:00Z')
  const typed = { name: 'www.evil.example', message: 'Siehe https://evil.example/x.\nDanke.', receivedAt }
  expect(quotation({ ...typed, locale: 'de' })).toBe('Am 24. November 2026 schrieb […]:\n\n> Siehe […]\n> Danke.')

  const agency = { ...emptyValues(agencyFields), agencyName: 'Probe', legalName: 'Probe GmbH' }
  const signed = { agency, siteUrl: 'https://giebel.test', locale: 'de' } as const
  const words = 'Haus in evil.example/x'
  const section = { id: 'a', near: 'evil.example', offers: [], listAddress: 'https://giebel.test/angebote' }
  const search = { name: words, whole: words }
  const mails = [
    welcomeMail({ ...signed, search: words }),
    questionMail({ ...signed, search: words }),
    digestMail({ ...signed, sections: [{ ...section, search }] }),
    digestMail({
      ...signed,
      sections: [
        { ...section, search },
        { ...section, id: 'b', search },
      ],
    }),
  ]
  for (const { subject, text } of mails) expect(subject + text).not.toContain('evil')
  for (const { text } of mails) expect(text).toContain('Haus in […]')
})
