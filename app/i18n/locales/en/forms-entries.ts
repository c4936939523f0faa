import type { Translation } from '#app/i18n/config.ts'
import type { entries as german } from '#app/i18n/locales/de/forms-entries.ts'

export const entries = {
  chooseAgain: 'Choose “{{file}}” again. Files are not kept with the form.',
  ownDeputy: 'Nobody can be their own deputy. Choose someone else, or leave the field empty.',
  removal: {
    submit: 'Remove',
    team: {
      title: 'Remove {{name}} from the team?',
      text: 'The entry and its picture will disappear from the website. This cannot be undone.',
      responsible_one: '{{name}} is the contact person for one property.',
      responsible_other: '{{name}} is the contact person for {{count}} properties.',
      isOnline: 'It is online.',
      online_one: 'One of them is online.',
      online_other: '{{count}} of them are online.',
      stay_one: 'It will stay, without a contact person.',
      stay_other: 'They will stay, without a contact person.',
      deputy:
        '{{name}} is a deputy for others in the team. While those are away, their enquiries will go to the office.',
      values: '{{name}} appears beside the valuation form. The office’s telephone number will be shown instead.',
    },
    testimonials: {
      title: 'Remove the testimonial by {{name}}?',
      text: 'It will disappear, with its picture, from the home page and the references. This cannot be undone.',
    },
    templates: {
      title: 'Remove the template “{{name}}”?',
      text: 'Replies written with it will stay. This cannot be undone.',
    },
    numbers: {
      title: 'Remove the key figure “{{name}}”?',
      text: 'It will disappear from the home page and from “About us”. This cannot be undone.',
    },
  },
} as const satisfies Translation<typeof german>
