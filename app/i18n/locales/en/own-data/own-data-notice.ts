import type { ownDataNotice as german } from '#app/i18n/locales/de/own-data/own-data-notice.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const ownDataNotice = {
  sentence: 'Self-service data requests in the last {{days}} days: {{acts}}.',
  deleted_one: 'deleted once, on {{date}}',
  deleted_other: 'deleted {{count}} times, last on {{date}}',
  viewed_one: 'viewed once',
  viewed_other: 'viewed {{count}} times',
  exported_one: 'downloaded once',
  exported_other: 'downloaded {{count}} times',
} as const satisfies Translation<typeof german>
