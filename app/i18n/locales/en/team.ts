import type { team as german } from '#app/i18n/locales/de/team.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const team = {
  lead: 'The person who gets to know your home stays with you until the keys change hands.',
  none: 'We will introduce our team here shortly. In the meantime you will find all the ways to reach us on the contact page.',
} as const satisfies Translation<typeof german>
