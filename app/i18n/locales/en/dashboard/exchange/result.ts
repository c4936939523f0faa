import type * as german from '#app/i18n/locales/de/dashboard/exchange/result.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const progress = {
  title: 'The pictures are being prepared',
  text: '{{done}} of {{total}} pictures prepared',
  why: 'Your properties change after that, all at once. You can leave this page.',
  refresh: 'Refresh',
} as const satisfies Translation<typeof german.progress>

export const result = {
  applied: 'Applied on {{moment}}',
  nothing_one: 'Nothing applied: the property was skipped on {{moment}}.',
  nothing_other: 'Nothing applied: all {{count}} properties were skipped on {{moment}}.',
  undone: 'Undone on {{moment}}',
  log: 'Log (CSV)',
  feedback: 'Feedback for the sender (XML)',
  undo: 'Undo',
  undoUntil: 'Possible until {{date}}. Anything saved since then stays.',
  left_one: 'One property is not as it was before:',
  left_other: '{{count}} properties are not as they were before:',
  whyLeft: {
    saved: 'It has been saved since the transfer and stays as it is.',
    gone: 'It has been deleted for good.',
    number: 'Another property now has its former number “{{number}}”. It stays as it is.',
    offline: 'Its details are as they were before. It stays offline because an offer needs a picture.',
  },
  again: 'Check and apply it again',
  open: 'Open the property',
} as const satisfies Translation<typeof german.result>
