import type { Untranslated } from '#app/domain/in-language.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

const authoredFields = {
  quote: { kind: 'longText', max: 2_000, required: true, translated: true },
  author: { kind: 'text', max: 120, required: true },
  property: { kind: 'reference' },
  /** A member of staff has ticked that the agency's sentence on origins holds for this text (§ 5b Abs. 3 UWG). */
  originConfirmed: { kind: 'flag' },
} as const satisfies Fields

export const testimonialFields = withTranslations(authoredFields)

export interface Testimonial
  extends Pick<FieldValues<typeof authoredFields>, 'quote' | 'author' | 'originConfirmed'>,
    Untranslated<'quote'> {
  id: string
  original?: string
  picture: BarePicture | null
}

type Confirmed = Pick<FieldValues<typeof authoredFields>, 'quote' | 'author' | 'originConfirmed'>

/** A confirmation is for its text: another quote or author voids it. */
export function isConfirmationVoid(before: Confirmed, after: Confirmed): boolean {
  return before.originConfirmed && (before.quote !== after.quote || before.author !== after.author)
}
