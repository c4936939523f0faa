/** Who in the team is meant by the contact person of a file. */
import { expect, test } from 'vitest'
import { memberFinder } from '#app/exchange/planning/people.ts'

const nobody = { email: null, firstName: null, lastName: null, phones: [] }
const team = ['Dr. Petra Müller', 'Jörg Weiß', 'Hans-Peter Groß', 'René von der Heide', 'Paul Peter'].map((name) => ({
  id: name,
  name,
  email: null,
  phone: null,
}))
const find = memberFinder(team)

test.each([
  ['Petra', 'Müller', 'Dr. Petra Müller'],
  ['Petra', 'Mueller', 'Dr. Petra Müller'],
  ['Petra', 'Mu\u0308ller', 'Dr. Petra Müller'],
  ['PETRA', 'MÜLLER', 'Dr. Petra Müller'],
  [null, 'Müller, Petra', 'Dr. Petra Müller'],
  [null, 'Mueller, Dr. Petra', 'Dr. Petra Müller'],
  [null, 'Müller, Petra, Dr.', 'Dr. Petra Müller'],
  [null, 'Dr.Petra Müller', 'Dr. Petra Müller'],
  ['Petra', 'Müller, Petra', 'Dr. Petra Müller'],
  ['Petra', 'Petra Müller', 'Dr. Petra Müller'],
  ['Prof. Dr. Petra', 'Müller', 'Dr. Petra Müller'],
  ['Frau Petra', 'Müller', 'Dr. Petra Müller'],
  ['Jörg', 'Weiß', 'Jörg Weiß'],
  ['Joerg', 'Weiss', 'Jörg Weiß'],
  ['Herr Dipl.-Ing. Jörg', 'Weiß', 'Jörg Weiß'],
  ['Jörg', 'Weiß MBA', 'Jörg Weiß'],
  ['Dipl.-Kfm. (FH) Jörg', 'Weiß', 'Jörg Weiß'],
  ['Hans Peter', 'Gross', 'Hans-Peter Groß'],
  [null, 'von der Heide, Rene', 'René von der Heide'],
  ['Rene', 'von der Heide', 'René von der Heide'],
])('%s %s is %s', (firstName, lastName, member) => {
  expect(find({ ...nobody, firstName, lastName })).toBe(member)
})

test.each([
  ['Peter', 'Müller'],
  [null, 'Müller'],
  ['Petra', null],
  ['Dr.', null],
  [null, 'Frau'],
  ['Peter', 'Paul Petra'],
])('%s %s is nobody', (firstName, lastName) => {
  expect(find({ ...nobody, firstName, lastName })).toBeNull()
})

test('a spelling that fits two people names neither, and an exact one names its own', () => {
  const two = memberFinder(
    ['Petra Mueller', 'Petra Müller'].map((name) => ({ id: name, name, email: null, phone: null })),
  )
  const petra = (lastName: string) => two({ ...nobody, firstName: 'Petra', lastName })
  expect([petra('Müller'), petra('Mueller'), petra('MÜLLER, Dr.')]).toEqual(['Petra Müller', 'Petra Mueller', null])
})
