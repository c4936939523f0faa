import type { Fields, FieldValues } from '#app/fields/field.ts'

/** Texts that replies begin with. Words in brackets are placeholders; see reply-text.ts. */
export const replyTemplateFields = {
  name: { kind: 'text', max: 80, required: true },
  /** Proposed when a property is gone and everybody who asked is told so. */
  declines: { kind: 'flag' },
  subject: { kind: 'text', max: 150 },
  text: { kind: 'longText', max: 5_000, required: true },
  /** Without it, English enquiries get the German text. */
  subjectEn: { kind: 'text', max: 150 },
  textEn: { kind: 'longText', max: 5_000 },
} as const satisfies Fields

export type ReplyTemplateValues = FieldValues<typeof replyTemplateFields>
