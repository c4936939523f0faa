import type { ownPage as german } from '#app/i18n/locales/de/offers/own-page.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const ownPage = {
  untranslated: 'Some of the texts on this page are in German.',
  fitting: 'Matching properties',
  all_one: 'View the property in the list',
  all_other: 'View all {{formatted}}',
  allOffers: 'View all properties',
  none: 'No matching property is online at the moment.',
} as const satisfies Translation<typeof german>
