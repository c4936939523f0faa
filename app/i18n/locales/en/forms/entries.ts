import type { entries as german } from '#app/i18n/locales/de/forms/entries.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const entries = {
  pictureGone: 'The picture you chose is no longer available. Choose it again.',
  subjectAlone: 'Add the English text. Without it, replies in English leave with the German subject, too.',
  ownDeputy: 'Nobody can be their own deputy. Choose someone else, or leave the field empty.',
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
    numbers: {
      title: 'Remove the key figure “{{name}}”?',
      text: 'It will disappear from the home page and from “About us”. It can be restored from the trash for 30 days.',
    },
  },
} as const satisfies Translation<typeof german>
