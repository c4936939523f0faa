import { keyFigureFields } from './key-figure.ts'
import { replyTemplateFields } from './reply-template.ts'
import { teamMemberFields } from './team-member.ts'
import { testimonialFields } from './testimonial.ts'

export const entryFields = {
  team: teamMemberFields,
  testimonials: testimonialFields,
  numbers: keyFigureFields,
  templates: replyTemplateFields,
} as const

export type EntryList = keyof typeof entryFields

export function hasPortrait(list: EntryList): boolean {
  return list === 'team' || list === 'testimonials'
}
