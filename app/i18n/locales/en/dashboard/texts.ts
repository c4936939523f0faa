import type { texts as german } from '#app/i18n/locales/de/dashboard/texts.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const texts = {
  languages: 'Language of the texts',
  source: 'In German',
  noSource: 'There is no German text here. Until there is one, the website does not show this text either.',
  confirm: 'Still correct',
  confirmNamed: 'Still correct: {{label}}',
  confirmedTitle: '{{label}} is up to date again',
  confirmedText: 'Your other changes are below, and have not been saved yet.',
  overtakenTitle: 'Someone has saved in the meantime',
  overtaken: 'Someone has saved in the meantime. Reload the page and compare once more.',
  title: 'In English',
  none: 'Nothing has been translated yet. English pages show the German texts.',
  begin: 'Add English',
  ofPictures: 'Texts of pictures:',
  view: 'View on the English website',
  missing: 'missing',
  stale: 'older than the German text',
  missingRow: 'still in German',
  count: { stale: '{{count}} older', missing_one: '{{count}} missing', missing_other: '{{count}} missing' },
} as const satisfies Translation<typeof german>
