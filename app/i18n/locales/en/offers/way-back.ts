import type { wayBack as german } from '#app/i18n/locales/de/offers/way-back.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const wayBack = {
  label: 'Your search',
  back_one: 'Back to {{formatted}} property',
  back_other: 'Back to {{formatted}} properties',
  place: '{{number}} of {{formatted}}',
  previous: 'Previous property',
  next: 'Next property',
  previousPage: 'Previous page of the list',
  nextPage: 'Next page of the list',
} as const satisfies Translation<typeof german>
