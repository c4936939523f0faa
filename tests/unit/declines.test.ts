/** Who is declined by mail, and who is left out. */
import { expect, test } from 'vitest'
import { declining } from '#app/domain/enquiries/declines.ts'

type Asker = Parameters<typeof declining>[0][number]

let counter = 0

function anAsker(changes: Partial<Asker> = {}): Asker {
  counter += 1
  const id = `enquiry-${counter}`
  return { id, name: 'Ada', email: `${id}@mail.example`, locale: 'de', status: 'new', isDeclined: false, ...changes }
}

test('one mail goes to each address, however it is spelled, for all its enquiries', () => {
  const [newer, older, other] = [
    anAsker({ email: 'ada@mail.example' }),
    anAsker({ email: 'Ada@Mail.example' }),
    anAsker(),
  ]
  const { recipients, leftOut } = declining([newer, older, other])
  expect(recipients.map(({ asker, enquiryIds }) => [asker, enquiryIds])).toEqual([
    [newer, [newer.id, older.id]],
    [other, [other.id]],
  ])
  expect(leftOut).toEqual([{ asker: older, reason: 'same' }])
})

test('who waits with any of their enquiries is ticked, and who has been answered to all of them is not', () => {
  const email = 'ada@mail.example'
  const isOpen = (...statuses: Asker['status'][]) =>
    declining(statuses.map((status) => anAsker({ status, email }))).recipients.map((recipient) => recipient.isOpen)
  expect(isOpen('answered', 'new')).toEqual([true])
  expect(isOpen('new', 'answered')).toEqual([true])
  expect(isOpen('answered', 'answered')).toEqual([false])
})

test.each([
  [{ isDeclined: true }, 'declined'],
  [{ status: 'archived' }, 'archived'],
  [{ email: null }, 'noMail'],
  [{ email: '' }, 'noMail'],
  [{ email: 'jörg@müller.example' }, 'notPlain'],
] as const)('%j is left out as %s', (changes, reason) => {
  const asker = anAsker(changes)
  expect(declining([asker])).toEqual({ recipients: [], leftOut: [{ asker, reason }] })
})
