import type { rulesPage as german } from '#app/i18n/locales/de/dashboard/rules.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const rulesPage = {
  title: 'Rules for publishing',
  lead: 'What a property needs before it may go on the website, and from when',
  rehearsal: {
    nowNone: 'No property online lacks a required detail today',
    now_one: 'One property online lacks these details today',
    now_other: '{{count}} properties online lack these details today',
    thenNone: 'On {{date}}, no property online would lack a required detail',
    then_one: 'On {{date}}, one property online would lack these details',
    then_other: 'On {{date}}, {{count}} properties online would lack these details',
    note: 'A rehearsal. Nothing changes, nobody is notified, and no property goes offline by itself.',
    on: 'Date',
    onHint: 'For example 01/01/2027, day first.',
    check: 'Check',
    notUnderstood: 'Enter a date, for example 01/01/2027.',
    unknownDay: 'This is not a date we can check',
    offers: 'Properties that would lack something',
    more_one: 'and one more property',
    more_other: 'and {{count}} more properties',
  },
  table: {
    title: 'All rules',
    rule: 'Detail and reason',
    source: 'Basis',
    effect: 'Effect',
    lacking: 'Missing today',
  },
  effects: {
    blocking: 'Required',
    advice: 'Recommended',
    coming: 'Coming',
  },
  houseRule: 'Our own rule',
  asOf: 'law as of {{date}}',
  since: 'since {{from}}',
  from: 'from {{from}}',
  span: '{{from}} to {{until}}',
  nobody: 'none',
  lacking_one: 'one property',
  lacking_other: '{{count}} properties',
} as const satisfies Translation<typeof german>
