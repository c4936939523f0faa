import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

export const replyTemplateFields = withTranslations({
  name: { kind: 'text', max: 80, required: true },
  /** Proposed when everyone who asked about a property is told that it is gone. */
  declines: { kind: 'flag' },
  subject: { kind: 'text', max: 150, translated: true },
  text: { kind: 'longText', max: 5_000, required: true, translated: true },
})

export type ReplyTemplateValues = FieldValues<typeof replyTemplateFields>
