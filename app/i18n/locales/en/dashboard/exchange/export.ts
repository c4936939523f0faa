import type { exports as german } from '#app/i18n/locales/de/dashboard/exchange/export.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const exports = {
  title: 'Export',
  lead: 'As OpenImmo with the pictures, for other software',
  files: { backup: 'portfolio', offers: 'published' },
  property: 'OpenImmo',
  backup: {
    title: 'The whole portfolio',
    text: 'Everything but the trash: including drafts, references, hidden addresses and whatever else exists only here. To keep safe, or to move elsewhere.',
  },
  offers: {
    title: 'Published properties',
    text: 'Everything on the website that has all the required details. Hidden addresses stay hidden. For a portal.',
    leftOut_one: 'One property is left out because something is missing or rules it out:',
    leftOut_other: '{{count}} properties are left out because something is missing or rules them out:',
    keptBack: 'Your software does not allow it to be passed on',
    more_one: 'and one more',
    more_other: 'and {{count}} more',
  },
  count_one: 'One property',
  count_other: '{{count}} properties',
  pictures_one: 'one picture',
  pictures_other: '{{count}} pictures',
  noPictures: 'no pictures',
  none: 'There is nothing to export here yet.',
  slow: 'The first time, the pictures are made while you download. For several hundred, that takes a few minutes.',
  download: 'Download',
  downloadNamed: 'Download: {{title}}',
  downloadPart: 'Part {{part}} of {{parts}}',
  downloadPartNamed: 'Download: {{title}}, part {{part}} of {{parts}}',
  parts: 'One file holds {{count}} pictures, so there are several. Each is marked as TEIL (partial).',
} as const satisfies Translation<typeof german>
