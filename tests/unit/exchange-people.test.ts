/** Who in the team is meant by the contact person of a file. */
import { expect, test } from 'vitest'
import { memberFinder } from '#app/exchange/planning/people.ts'
import type { ReceivedContact } from '#app/exchange/received.ts'
import { aStock, planOf, received } from '#tests/support/transfers.ts'

const nobody = { email: null, firstName: null, lastName: null, phones: [] }
const teamOf = (...names: string[]) => names.map((name) => ({ id: name, name, email: null, phone: null }))
const finderIn = (...names: string[]) => {
  const candidates = memberFinder(teamOf(...names))
  return (contact: Partial<ReceivedContact>) => candidates({ ...nobody, ...contact })
}
const all = finderIn(
  ...['Dr. Petra Müller', 'Jörg Weiß', 'Hans-Peter Groß', 'René von der Heide', 'Paul Peter'],
  ...['Miriam Aydın', 'Søren Bjørnson', 'Łukasz Wałęsa', 'Katharina Brandt-Meier', 'Đorđe Petrović'],
)
const find = (contact: Partial<ReceivedContact>) => all(contact).join(' or ') || null

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
  ['Miriam', 'Aydin', 'Miriam Aydın'],
  ['MIRIAM', 'AYDIN', 'Miriam Aydın'],
  ['Soren', 'Bjornson', 'Søren Bjørnson'],
  ['Soeren', 'Bjoernson', 'Søren Bjørnson'],
  ['Lukasz', 'Walesa', 'Łukasz Wałęsa'],
  ['Djordje', 'Petrovic', 'Đorđe Petrović'],
  ['Dorde', 'Petrovic', 'Đorđe Petrović'],
  [null, 'Brandt-Meier Katharina', 'Katharina Brandt-Meier'],
  [null, 'Brandt Meier Katharina', 'Katharina Brandt-Meier'],
  [null, 'Müller Petra', 'Dr. Petra Müller'],
  ['Müller', 'Petra', 'Dr. Petra Müller'],
  [null, 'Frau Aydin', 'Miriam Aydın'],
  [null, 'Fr. Dr. Mueller', 'Dr. Petra Müller'],
  [null, 'Dr. Müller', 'Dr. Petra Müller'],
  ['Herr', 'Weiss', 'Jörg Weiß'],
  [null, 'Herr von der Heide', 'René von der Heide'],
  [null, 'Frau Brandt-Meier', 'Katharina Brandt-Meier'],
  ['J.', 'Weiß', 'Jörg Weiß'],
  [null, 'Herr J. Weiß', 'Jörg Weiß'],
])('%s %s is %s', (firstName, lastName, member) => {
  expect(find({ firstName, lastName })).toBe(member)
})

test.each([
  ['Peter', 'Müller'],
  [null, 'Müller'],
  ['Petra', null],
  ['Dr.', null],
  [null, 'Frau'],
  ['Peter', 'Paul Petra'],
  ['P.', 'Weiß'],
  [null, 'Frau Meier'],
  [null, 'Herr Peter Weiß'],
  [null, 'Herr Jörg'],
  [null, 'Frau Müller, Ina'],
])('%s %s is nobody', (firstName, lastName) => {
  expect(find({ firstName, lastName })).toBeNull()
})

test('the title stands in an element of its own, too', () => {
  expect(find({ lastName: 'WEISS', title: 'Herr' })).toBe('Jörg Weiß')
  expect(find({ lastName: 'WEISS' })).toBeNull()
})

test('a spelling that fits two people names both, and an exact one names its own', () => {
  const two = finderIn('Petra Mueller', 'Petra Müller')
  const petra = (lastName: string) => two({ firstName: 'Petra', lastName }).length
  expect([petra('Müller'), petra('Mueller'), petra('MÜLLER, Dr.')]).toEqual([1, 1, 2])
  expect(finderIn('Petra Müller', 'Jan Müller')({ lastName: 'Frau Müller' })).toHaveLength(2)
  expect(finderIn('Petra Müller', 'Jan Müller')({ firstName: 'J.', lastName: 'Müller' })).toEqual(['Jan Müller'])
})

test('a telephone number decides between two', () => {
  const [petra, jan] = teamOf('Petra Müller', 'Jan Müller')
  const candidates = memberFinder([...(petra ? [petra] : []), ...(jan ? [{ ...jan, phone: '040 1234567' }] : [])])
  expect(candidates({ ...nobody, lastName: 'Herr Müller', phones: ['+49 40 1234567'] })).toEqual(['Jan Müller'])
})

test('of two candidates none becomes the contact, and the file is told', () => {
  const stock = aStock([], { members: teamOf('Petra Müller', 'Jan Müller') })
  const plan = planOf(received(1, { contact: { ...nobody, lastName: 'Frau Müller' } }), stock)
  expect(plan.problems).toMatchObject([{ code: 'severalPeople', found: 'Frau Müller' }])
  expect(plan.values?.responsibleMember).toBeNull()
  expect(planOf(received(1, { contact: { ...nobody, lastName: 'Frau Weiß' } }), stock).codes).toEqual(['unknownPerson'])
})
