import type { entries as german } from '#app/i18n/locales/de/dashboard/entries.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'
import { translationLabels } from '#app/i18n/locales/translation-labels.ts'

const languages = { en: 'in English' }

const translated = {
  team: { role: 'Role', bio: 'About them' },
  testimonials: { quote: 'Quote' },
  numbers: { label: 'Label', value: 'Value', suffix: 'Suffix' },
  templates: { subject: 'Subject', text: 'Text' },
  ownPages: { title: 'Heading', lead: 'Introduction', text: 'Text' },
}

export const entries = {
  team: {
    title: 'Team',
    lead: 'The people shown on the website',
    empty:
      'There is nobody in the team yet. Anyone you add will appear under “Our team” and can be put in charge of properties.',
    new: 'Add a team member',
    fields: {
      name: 'Name',
      telephone: 'Telephone',
      email: 'Email address',
      ...translated.team,
      ...translationLabels(translated.team, languages),
      absentUntil: 'Away until',
      deputy: 'Deputy',
    },
    hints: {
      role: 'For example “Vermietung” or “Verkauf, Elbvororte”.',
      bio: 'Two or three sentences are enough. At most 2,000 characters.',
      email: 'Enquiries about their own properties go here too.',
      absentUntil: 'Up to and including this day, new enquiries go to the deputy. Not shown on the website.',
      deputy: 'Without a deputy they go to the office.',
    },
  },
  testimonials: {
    title: 'Testimonials',
    lead: 'What your clients say',
    empty: 'There are no testimonials yet. The first one will appear on the home page and under “Sold and let”.',
    new: 'Add a testimonial',
    fields: {
      ...translated.testimonials,
      ...translationLabels(translated.testimonials, languages),
      author: 'Client',
      property: 'Property',
      originConfirmed: 'Origin confirmed',
    },
    hints: {
      quote: 'Leave out the quotation marks, the website adds them. At most 2,000 characters.',
      author: 'For example “Lena Kruse, Pinneberg”.',
      property: 'Its page under “Sold and let” then shows the quote too.',
    },
  },
  numbers: {
    title: 'Agency in figures',
    lead: 'What your agency says about itself on the home page and under “About us”, such as “38 years in one place”',
    empty: 'There are no figures yet. Three or four are enough to introduce your agency.',
    new: 'Add a figure',
    fields: {
      ...translated.numbers,
      ...translationLabels(translated.numbers, languages),
    },
    hints: {
      label: 'Shown beside the value, for example “Jahre am selben Ort”.',
      value: 'A number, or a short text such as “seit 1987”. At most 20 characters.',
      valueEn: 'Only for words such as “since 1987”. The website converts numbers itself.',
      suffix: 'Shown in small type after the value, for example “%”.',
    },
  },
  templates: {
    title: 'Templates',
    lead: 'Texts to start your replies from',
    empty: 'There are no templates yet. One for viewings and one for declining will save the most time.',
    new: 'Add a template',
    fields: {
      name: 'Template name',
      declines: 'Suggest for declining',
      ...translated.templates,
      ...translationLabels(translated.templates, languages),
    },
    hints: {
      name: 'Only your office sees it, for example “Offer a viewing”.',
      declines: 'Already filled in under “Decline all” once a property is reserved, sold or let.',
      subject: 'Empty: “Ihre Anfrage” with property and number.',
      text: '[Name], [Objekt], [das Objekt] (die Wohnung, das Haus), [es] (sie, es), [Link], [Exposé] and [Person] are filled in. Anything else in square brackets, such as [Termin], you complete when you reply.',
      textEn:
        'For enquiries in English. Without it the German text is used. [Name], [Property], [the property] (the flat, the house), [Link], [Brochure] and [Person] are filled in.',
    },
  },
  ownPages: {
    title: 'Your own pages',
    lead: 'Pages that you add to the website',
    empty: 'There is no page of your own yet. Use one for terms and conditions, vacancies, or a place and its offers.',
    new: 'New page',
    fields: {
      ...translated.ownPages,
      ...translationLabels(translated.ownPages, languages),
      slug: 'Address',
      query: 'Matching offers',
      placement: 'Linked from',
      published: 'Online',
    },
    hints: {
      title: 'Shown at the top of the page and in links to it.',
      slug: 'Follows /seite/. Empty: made from the heading. After a change the old address leads to the new one.',
      lead: 'One or two sentences below the heading. Search engines show them too.',
      text: 'An empty line starts a paragraph, “## ” a heading, “- ” an item of a list. A link: [Text](/kontakt) or [Text](https://…).',
      query:
        'Search under “Properties” and copy the address here. The page then shows up to six offers, always the current ones.',
      published: 'Without the tick the page is a draft that only your agency sees.',
    },
  },
  page: {
    options: { footer: 'Footer', services: 'Menu “Services”', none: 'nowhere' },
    online: 'online',
    draft: 'draft',
    linked: 'linked from: {{place}}',
    unlinked: 'not linked',
    view: 'View page',
    viewNamed: 'View the page “{{name}}”',
    preview: 'Preview',
    previewNamed: 'Preview of “{{name}}”',
    previewNote: 'Preview, visible to your agency only',
    readOnly: 'Only administrators change pages.',
    show: 'View',
    showNamed: 'View {{name}}',
    picture: 'Picture',
    pictureHint: 'JPEG, PNG or WebP, at most {{max}} MB. Best in landscape: wide windows show it at 21 to 9.',
  },
  declines: 'for declining',
  onlyGerman: 'German only',
  origin: {
    asked:
      'Your tick confirms for this testimonial: “{{sentence}}” Without it, the website says that its origin has not been checked.',
    confirmed: 'Confirmed by {{name}} on {{moment}}. Another quote or name voids the confirmation.',
    none: 'The settings have no sentence yet about where testimonials come from, so there is nothing to confirm.',
    open: 'Origin not confirmed',
  },
  staleEnglish: 'English older than the German text',
  absent: 'away until {{date}}, enquiries go to the office',
  absentWith: 'away until {{date}}, deputy: {{name}}',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  emptyTrash:
    'The trash is empty. Whatever you remove stays here for 30 days and can be restored until then. After that it is deleted for good.',
  responsible_one: 'looks after one property',
  responsible_other: 'looks after {{count}} properties',
  portrait: {
    title: 'Portrait',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    hint: 'JPEG, PNG or WebP, at most {{max}} MB. Ideally portrait format, in a ratio of 4 to 5.',
    remove: 'Remove the picture',
    removeHint: 'Takes effect when you save.',
  },
  gone: {
    deleted: 'This entry no longer exists',
    deletedText: 'It has since been deleted, or the address is wrong.',
    trashed: 'This entry is in the trash',
    trashedText: 'It is no longer shown on the website. It can be restored for 30 days.',
    typed: 'Someone removed it while you were working on it. What you entered is still in the form, unchanged.',
    saveAsNew: 'Save as a new entry',
    back: 'Back to the list',
  },
} as const satisfies Translation<typeof german>
