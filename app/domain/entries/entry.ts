/** The three lists of website content that staff write and order themselves. */
import { keyFigureFields } from './key-figure.ts'
import { teamMemberFields } from './team-member.ts'
import { testimonialFields } from './testimonial.ts'

export const entryFields = {
  team: teamMemberFields,
  testimonials: testimonialFields,
  numbers: keyFigureFields,
} as const

/** Matches the lists' addresses in the dashboard. */
export type EntryList = keyof typeof entryFields

export function hasPortrait(list: EntryList): boolean {
  return list !== 'numbers'
}
