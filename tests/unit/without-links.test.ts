import { domainToASCII } from 'node:url'
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
  'evil\uFE0F.com',
  'paypal-login.\uFE0Fcom/x',
  'evil\u034F.com',
  'evil.c\u3164om',
  'evil.\u{E0061}com',
  'evil\u0000.com',
  '💩.la',
  '👍🏽.la',
  'हिन्दी.भारत',
  'উদাহরণ.বাংলা',
  '例え.テスト',
  'e⃝.com',
  'evil.c⃝om',
  'evil).com',
  'bank．ＣＯＭ',
  'bank｡COM',
  'Bank․Com',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'a.´bank．Com',
  'tel：+49',
])('%s does not leave in a mail that a stranger has sent to another', (typed) => {
  expect(withoutLinks(`Vertrag ${typed} vom Mai`)).toBe('Vertrag […] vom Mai')
})

test.each([
  '+49 40 1234567',
  '040/123 45 67',
  '(040) 1234567',
  '0900-123456789',
  '004940 1234567',
  '0900.123.4567',
  '0900\u00a0123\u00a04567',
  '0900 - 123 - 4567',
  '0900\u2011123\u20114567',
  '0900~123·4567',
  '03.01.2345.6789',
  '03.01.2024 6789',
  '09001 234.567',
  '０９００１２３４５６７',
  '＋49 40 1234567',
  '⓪⑨⓪⓪①②③④⑤',
  '٠٩٠٠١٢٣٤٥٦٧',
  '0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
])('%j is a telephone number, which does not leave either', (typed) => {
  expect(withoutLinks(`bei ${typed} an`)).toMatch(/^bei \(?\[…\] an$/)
})

test.each([
  ['heute.Danke', 'heute. Danke'],
  ['EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
  ['Haus bzw.das Grundstück', 'Haus bzw. das Grundstück'],
  ['(ca.drei Wochen, inkl.garage)', '(ca. drei Wochen, inkl. garage)'],
  ['Bzw.evil.com', 'Bzw. […]'],
  ['ca.com', 'ca. com'],
  ['tel:+49', 'tel: +49'],
  ['tel:110', 'tel: 110'],
  ['Grund:Umzug', 'Grund: Umzug'],
  ['z.B.', 'z. B.'],
  ['3.OG', '3. OG'],
  ['Str.5', 'Str. 5'],
  ['u.a.m.', 'u. a. m.'],
  ['bank.ＣＯＭ', 'bank. ＣＯＭ'],
  ['💩.La', '💩. La'],
  ['e⃝.Com', 'e⃝. Com'],
  ['evil).Com', 'evil). Com'],
])('of %s a mail program makes no link once a space stands there', (typed, left) => {
  expect(withoutLinks(typed)).toBe(left)
})

test.each([
  'Maklervertrag GI-2026-0815, Objekt 4711/3',
  'Dr. med. Anna von der Höhe-Müller',
  'Vertrag vom 17.11.2026, um 19:08 Uhr',
  'am 01.12.2026 um 10.30 Uhr',
  'Am Giebelhof 4, 20457 Hamburg',
  '22926 450.000 €',
  'Objekt in 01067 450.000 €, 04109 1.250.000,00 EUR',
  'Kaufpreis: 450.000,50 €; 98,5 m² (3 Zi.)',
  'am 12.03.2027 08.30 Uhr, usw., bzw. bis 01.04.2027 – 05.04.2027',
  'am 12. 03. 2027, 01.03.27 10.30 Uhr oder 2027-03-01 2027-03-02',
  'für 1.050.000 € (0,5 %), 7.900.000,– € oder 12,50 €/m²',
  '½ Zi. im 3. OG, Geb.-Nr. 7, 2.500\u00a0m³ … ja…vielleicht',
  'Der Verkauf hat sich erledigt.\nDanke … „wirklich“ – und/oder später!',
])('%s is left as it was typed', (typed) => {
  expect(withoutLinks(typed)).toBe(typed)
})

test('no sign or mark of Unicode hides a host that a browser would open', () => {
  const others = /[^\p{L}\p{Cn}\p{Co}\p{Cs}\s]|\p{Default_Ignorable_Code_Point}/u
  const opens = (words: string) => words.split(/\s+/).some((word) => /[^.]\.com$/.test(domainToASCII(word)))
  const left: string[] = []
  for (let code = 0x21; code < 0x110000; code += 1) {
    const sign = String.fromCodePoint(code)
    if (!others.test(sign)) continue
    for (const typed of [`evil${sign}.com`, `evil.${sign}com`, `evil${sign}COM`, `evil.c${sign}om`, `a.´b${sign}Com`])
      if (opens(withoutLinks(typed))) left.push(`${typed} ${code.toString(16)}`)
  }
  expect(left).toEqual([])
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
