import type { Translation } from '#app/i18n/config.ts'
import type { exports as german } from '#app/i18n/locales/de/dashboard/exchange-export.ts'

export const exports = {
  title: 'Export',
  lead: 'As OpenImmo with the pictures, for other software',
  files: { backup: 'stock', offers: 'offers' },
  property: 'OpenImmo',
  backup: {
    title: 'The whole stock',
    text: 'Everything but the trash: including drafts, references, hidden addresses and whatever else exists only here. To keep, or to move elsewhere.',
  },
  offers: {
    title: 'All offers',
    text: 'What is on the website and states everything it must. Without addresses that are to stay hidden. For a portal.',
    leftOut_one: 'One offer is left out because something is missing or stands against it:',
    leftOut_other: '{{count}} offers are left out because something is missing or stands against it:',
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
  slow: 'The first time, the pictures are made while you download. For several hundred that takes a few minutes.',
  download: 'Download',
  downloadNamed: 'Download: {{title}}',
  downloadPart: 'Part {{part}} of {{parts}}',
  downloadPartNamed: 'Download: {{title}}, part {{part}} of {{parts}}',
  parts: 'One file holds {{count}} pictures, so there are several. Each is marked as TEIL (partial).',
} as const satisfies Translation<typeof german>
