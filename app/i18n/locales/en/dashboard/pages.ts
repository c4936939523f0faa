import type { pages as pagesDe } from '#app/i18n/locales/de/dashboard/pages.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const pages = {
  title: 'Pages',
  lead: 'The texts of the website. Where you write nothing, the default is shown.',
  ofSite: 'Pages of the website',
  columns: {
    page: 'Page',
    own: 'Own texts',
    english: 'English',
    changed: 'Last changed',
    visit: 'Website',
  },
  own: '{{own}} of {{total}}',
  none: 'none of {{total}}',
  complete: 'complete',
  byDefault: 'Default',
  never: 'never',
  visit: 'See the page',
  visitNamed: 'See the page: {{name}}',
  texts: 'Texts',
  ownLead: '{{own}} of {{total}} texts are your own.',
  noneLead: 'Every text is still the default.',
  formLead: 'An empty field shows the default, in German and in English.',
  placeholders: 'Placeholders',
  placeholdersText: 'The website fills in what the settings say.',
  columnsOfRows: { title: 'Heading', text: 'Text', question: 'Question', answer: 'Answer' },
  default: 'Default:',
  ownText: 'Own text. Default:',
  noDefault: 'nothing',
  reset: 'Restore the default',
  preview: { de: 'Preview in German', en: 'Preview' },
} as const satisfies Translation<typeof pagesDe>
