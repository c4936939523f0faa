import { passwordLength } from './password-length.ts'

const minUnobvious = 6

export type PasswordProblem = 'tooShort' | 'tooLong' | 'personal' | 'common' | 'pattern'

/** `known` holds guessable text: names of person and agency, the address. `common` must be in lower case. */
export function passwordProblem(
  password: string,
  known: readonly string[],
  common: ReadonlySet<string>,
): PasswordProblem | null {
  if ([...password].length < passwordLength.min) return 'tooShort'
  if (password.length > passwordLength.max) return 'tooLong'
  const text = password.normalize('NFKC').toLowerCase()
  const obvious = [
    { problem: 'personal', places: indexesOf(known.flatMap(spellings), text) },
    { problem: 'common', places: indexesOf(commonWords, text) },
    { problem: 'pattern', places: [...repetitions(text), ...sequences(text)] },
  ] as const
  const taken = new Set(obvious.flatMap(({ places }) => places))
  if (text.length - taken.size >= minUnobvious) return common.has(text) ? 'common' : null
  return obvious.find(({ places }) => places.length > 0)?.problem ?? null
}

function spellings(known: string): string[] {
  const text = known.toLowerCase()
  const spelled = [text, text.replace(/[äöü]/g, (letter) => `${plain(letter)}e`), plain(text)]
  return spelled.flatMap((spelling) => spelling.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 3)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

const disguises: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Also matches disguised words: "p4ssw0rt". */
function indexesOf(words: readonly string[], text: string): number[] {
  const undisguised = text.replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign)
  return [text, undisguised].flatMap((spelling) =>
    words.flatMap((word) => {
      const places: number[] = []
      for (let index = spelling.indexOf(word); index >= 0; index = spelling.indexOf(word, index + 1))
        places.push(...range(index, word))
      return places
    }),
  )
}

/** Start positions of all repeats but the first: "abcabcabc" is worth no more than "abc". */
function repetitions(text: string): number[] {
  return [...text.matchAll(/(.{1,12}?)\1+/gsu)].flatMap(({ index, 0: whole, 1: part = '' }) =>
    range(index + part.length, whole.slice(part.length)),
  )
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qaz2wsx3edc',
].flatMap((row) => [row, [...row].reverse().join('')])

function sequences(text: string): number[] {
  const runs = Array.from(text, (_, index) => text.slice(index, index + 4)).flatMap((part, index) =>
    part.length === 4 && rows.some((row) => row.includes(part)) ? range(index, part) : [],
  )
  const years = [...text.matchAll(/(?:19|20)\d\d/g)].flatMap(({ index, 0: year }) => range(index, year))
  return [...runs, ...years]
}

function range(start: number, part: string): number[] {
  return Array.from({ length: part.length }, (_, offset) => start + offset)
}

const commonWords = [
  'passwort',
  'password',
  'passwd',
  'kennwort',
  'geheim',
  'secret',
  'willkommen',
  'welcome',
  'hallo',
  'hello',
  'login',
  'admin',
  'letmein',
  'iloveyou',
  'ichliebedich',
  'schatz',
  'master',
  'dragon',
  'monkey',
  'sunshine',
  'princess',
  'fussball',
  'football',
  'internet',
  'computer',
  'frühling',
  'sommer',
  'herbst',
  'winter',
  'test',
  'immobilie',
  'makler',
  'verwaltung',
  'dashboard',
] as const
