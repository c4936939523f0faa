import type { Fields } from '#app/fields/field.ts'
import { replyFields } from './reply.ts'

/** Kept with the enquiry, for everyone in the office. */
export interface ReplyDraft {
  subject: string
  text: string
  /** Whether the property's card and brochure are attached. */
  expose: boolean
  by: string
  /** In milliseconds; also the version that a form of the desk has seen. */
  savedAt: number
}

/** A draft may be incomplete. */
export const draftFields = {
  subject: { ...replyFields.subject, required: undefined },
  text: { ...replyFields.text, required: undefined },
} as const satisfies Fields
