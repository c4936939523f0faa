/**
 * The commonest passwords, of the 49,000 that zxcvbn counted in what was stolen elsewhere (MIT; Dan Wheeler, Dropbox and
 * the authors of zxcvbn-ts): those that are not refused as too short anyway, in small letters. The build works this
 * module out and keeps only its result, three hundred words; see scripts/common-passwords.ts.
 */
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from './password-length.ts'

export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= passwordLength.min),
)
