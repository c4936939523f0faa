import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

/** Texts that replies begin with. Words in brackets are placeholders; see reply-text.ts. */
export const replyTemplateFields = withTranslations({
  name: { kind: 'text', max: 80, required: true },
  /** Proposed when a property is gone and everybody who asked is told so. */
  declines: { kind: 'flag' },
  subject: { kind: 'text', max: 150, translated: true },
  /** Without its translation, English enquiries get the German text. */
  text: { kind: 'longText', max: 5_000, required: true, translated: true },
})

export type ReplyTemplateValues = FieldValues<typeof replyTemplateFields>
