import type { Translation } from '#app/i18n/config.ts'
import type { entries as german } from '#app/i18n/locales/de/dashboard/entries.ts'

export const entries = {
  team: {
    title: 'Team',
    lead: 'The people shown on the website',
    empty:
      'There is nobody in the team yet. Anyone you add will appear under “Our team” and can be put in charge of properties.',
    new: 'Add a team member',
    fields: {
      name: 'Name',
      role: 'Role',
      telephone: 'Telephone',
      email: 'Email address',
      bio: 'About them',
    },
    hints: {
      role: 'For example “Vermietung” or “Verkauf, Elbvororte”.',
      bio: 'Two or three sentences are enough. At most 2,000 characters.',
    },
  },
  testimonials: {
    title: 'Testimonials',
    lead: 'What your clients say',
    empty: 'There are no testimonials yet. The first one will appear on the home page and under “Sold and let”.',
    new: 'Add a testimonial',
    fields: { quote: 'Quote', author: 'Client', property: 'Property' },
    hints: {
      quote: 'Leave out the quotation marks, the website adds them. At most 2,000 characters.',
      author: 'For example “Lena Kruse, Pinneberg”.',
      property: 'Its page under “Sold and let” then shows the quote too.',
    },
  },
  numbers: {
    title: 'Key figures',
    lead: 'The figures on the home page and under “About us”',
    empty: 'There are no key figures yet. Three or four are enough to introduce your agency.',
    new: 'Add a key figure',
    fields: {
      labelDe: 'Label in German',
      labelEn: 'Label in English',
      value: 'Value',
      suffix: 'Suffix',
    },
    hints: {
      labelDe: 'Shown beside the value, for example “Jahre am selben Ort”.',
      labelEn: 'If empty, the German label is shown on English pages too.',
      value: 'A number, or a short text such as “seit 1987”. At most 20 characters.',
      suffix: 'Shown in small type after the value, for example “%”.',
    },
  },
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  emptyTrash:
    'The trash is empty. Whatever you remove stays here for 30 days and can be restored until then. After that it is deleted for good.',
  responsible_one: 'looks after one property',
  responsible_other: 'looks after {{count}} properties',
  portrait: {
    title: 'Portrait',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    hint: 'JPEG, PNG or WebP, at most {{max}} MB. Ideally portrait format, in a ratio of 4 to 5.',
    remove: 'Remove the picture',
    removeHint: 'Takes effect when you save.',
  },
  gone: {
    deleted: 'This entry no longer exists',
    deletedText: 'It has since been deleted, or the address is wrong.',
    trashed: 'This entry is in the trash',
    trashedText: 'It is no longer shown on the website. It can be restored for 30 days.',
    typed: 'Someone removed it while you were working on it. What you entered is still in the form, unchanged.',
    saveAsNew: 'Save as a new entry',
    back: 'Back to the list',
  },
} as const satisfies Translation<typeof german>
