import { keyFigureFields } from './key-figure.ts'
import { ownPageFields } from './own-page.ts'
import { replyTemplateFields } from './reply-template.ts'
import { teamMemberFields } from './team-member.ts'
import { testimonialFields } from './testimonial.ts'

export const entryFields = {
  team: teamMemberFields,
  testimonials: testimonialFields,
  numbers: keyFigureFields,
  templates: replyTemplateFields,
  ownPages: ownPageFields,
} as const

export type EntryList = keyof typeof entryFields

export function hasPicture(list: EntryList): boolean {
  return list === 'team' || list === 'testimonials' || list === 'ownPages'
}
