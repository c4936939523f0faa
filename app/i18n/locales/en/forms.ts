import type { Translation } from '#app/i18n/config.ts'
import type { forms as german } from '#app/i18n/locales/de/forms.ts'
import { plausibility } from './plausibility.ts'

export const forms = {
  problems: {
    malformed: 'This could not be read. Enter it again.',
    required: 'Fill in this field.',
    requiredChoice: 'Choose one of the options.',
    unknownOption: 'This option does not exist. Choose one from the list.',
    email: 'Enter a complete e-mail address, for example name@example.com.',
    phone: 'Enter a telephone number, for example 040 123456.',
    postalCode: 'Enter five digits.',
    date: 'Enter a date, for example 31/12/2026.',
    controlCharacters: 'The text contains invisible control characters. Enter it again without them.',
    currency: 'Leave out the currency sign, for example 450,000.',
    notANumber: 'Enter only a number, for example 85.5.',
    notInteger: 'Enter a whole number, for example 3.',
    negative: 'Enter a number that is not below 0.',
    decimals: 'Enter fewer digits after the decimal point.',
    tooLong: 'Shorten the text to {{max}} characters; it has {{length}} now.',
    range: 'Enter a number between {{min}} and {{max}}.',
    numberTaken: '“{{name}}” already has this property number. Choose another one.',
    unknownMember: 'This person no longer exists. Choose another one from the list.',
  },
  plausibility,
  propertyForm: { formerMember: 'No longer in the team' },
  signIn: {
    wrong: 'E-mail address or password are not correct. Check both and try again.',
  },
  enquiry: {
    problems_one: 'One entry still needs a correction',
    problems_other: '{{count}} entries still need a correction',
    reachable: 'Enter an email address or a telephone number, so that we can answer you.',
    notStoredTitle: 'Your message has not reached us yet',
    notStored: 'Send it again in a minute. What you have written is still there.',
  },
  pictures: {
    none: 'Choose at least one picture.',
    empty: '{{file}}: The file is empty. Choose the picture again.',
    tooLarge: '{{file}}: The picture has {{size}} MB, {{max}} MB are allowed. Make it smaller.',
    postTooLarge: 'Together the pictures are too large. Upload at most {{max}} MB at once.',
    notAPicture: '{{file}}: This is not a picture we can show. Choose a JPEG, PNG or WebP.',
    tooManyPixels: '{{file}}: The picture has more than {{max}} megapixels. Make it smaller.',
    broken: '{{file}}: The picture cannot be opened. Save it anew and try again.',
    notStored: '{{file}}: The picture could not be stored. Try again.',
  },
} as const satisfies Translation<typeof german>
