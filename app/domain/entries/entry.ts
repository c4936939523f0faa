/** The three lists that staff keep for the website: entries with a few fields, in an order that staff choose. */
import { keyFigureFields } from './key-figure.ts'
import { teamMemberFields } from './team-member.ts'
import { testimonialFields } from './testimonial.ts'

export const entryFields = {
  team: teamMemberFields,
  testimonials: testimonialFields,
  numbers: keyFigureFields,
} as const

/** Named after the addresses of the lists in the dashboard. */
export type EntryList = keyof typeof entryFields

/** Whether an entry shows a face. */
export function hasPortrait(list: EntryList): boolean {
  return list !== 'numbers'
}
