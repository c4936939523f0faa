import type { seen as german } from '#app/i18n/locales/de/offers/seen.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const seen = {
  title: 'Recently viewed',
  note: 'Stored on this device only. Each property’s page says whether it is still available.',
  on: 'on {{date}}',
  clear: 'Clear the list',
  cleared: 'The list is empty.',
  switchOff: 'Stop remembering',
  off: 'This device no longer remembers properties.',
  switchOn: 'Remember again',
  isOn: 'This device now remembers your recently viewed properties again.',
} as const satisfies Translation<typeof german>
