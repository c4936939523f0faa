import type { entries as german } from '#app/i18n/locales/de/forms/entries.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const entries = {
  pictureGone: 'The picture you chose is no longer available. Choose it again.',
  subjectAlone: 'Add the English text. Without it, replies in English leave with the German subject, too.',
  ownDeputy: 'Nobody can be their own deputy. Choose someone else, or leave the field empty.',
  ownPage: {
    slug: '“{{typed}}” cannot become an address. Use letters, digits and hyphens, for example “careers”.',
    slugTaken: '“{{slug}}” is already the address of the page “{{title}}”. Choose another one.',
    slugInTrash:
      '“{{slug}}” is the address of the page “{{title}}” in the trash. Choose another one, or restore that page.',
    slugOfSite: 'Another page of the website is already called “{{slug}}”. Choose another address.',
    address:
      'A link leads to “{{address}}”. Allowed are addresses of this website, which begin with /, and those with https://.',
    unfinished: 'A link is incomplete: “{{words}}”. It looks like this: [Text](/kontakt).',
    tooManyLinks: 'The text has {{count}} links. At most {{most}} are possible.',
    query:
      'The list of properties cannot search for “{{ignored}}”. Search under “Properties” and copy the address from there.',
    place:
      'The list of properties does not find “{{place}}”. Search under “Properties” and copy the address from there.',
  },
  charges: {
    property: '“{{name}}”',
    valuation: 'valuations',
    deputy: 'standing in for “{{name}}”',
    enquiry: 'the enquiry of “{{name}}”',
  },
  removal: {
    submit: 'Move to trash',
    successor: 'Who takes over?',
    nobody: 'Nobody, no contact person for now',
    team: {
      title: 'Remove {{name}} from the team?',
      text: 'The entry and its picture will disappear from the website. It can be restored from the trash for 30 days.',
      responsible_one: '{{name}} is the contact person for one property.',
      responsible_other: '{{name}} is the contact person for {{count}} properties.',
      isOnline: 'It is online.',
      online_one: 'One of them is online.',
      online_other: '{{count}} of them are online.',
      trashed_one: '{{name}} is the contact person for one property in the trash.',
      trashed_other: '{{name}} is the contact person for {{count}} properties in the trash.',
      values:
        '{{name}} appears beside the valuation form. If nobody takes over, the office’s telephone number is shown there.',
      assigned_one: 'One open enquiry is assigned to {{name}}.',
      assigned_other: '{{count}} open enquiries are assigned to {{name}}.',
      deputy:
        '{{name}} is a deputy for others in the team. If nobody takes over, their enquiries go to the office while they are away.',
    },
    testimonials: {
      title: 'Remove the testimonial by {{name}}?',
      text: 'It will disappear, with its picture, from the home page and from “Sold and let”. It can be restored from the trash for 30 days.',
    },
    templates: {
      title: 'Remove the template “{{name}}”?',
      text: 'Replies written with it will stay. It can be restored from the trash for 30 days.',
    },
    ownPages: {
      title: 'Remove the page “{{name}}”?',
      text: 'It will disappear from the website with its links. It can be restored from the trash for 30 days.',
    },
    numbers: {
      title: 'Remove the figure “{{name}}”?',
      text: 'It will disappear from the home page and from “About us”. It can be restored from the trash for 30 days.',
    },
  },
} as const satisfies Translation<typeof german>
