import type { Untranslated } from '#app/domain/in-language.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

const authoredFields = {
  quote: { kind: 'longText', max: 2_000, required: true, translated: true },
  author: { kind: 'text', max: 120, required: true },
  property: { kind: 'reference' },
} as const satisfies Fields

export const testimonialFields = withTranslations(authoredFields)

export interface Testimonial
  extends Pick<FieldValues<typeof authoredFields>, 'quote' | 'author'>,
    Untranslated<'quote'> {
  id: string
  original?: string
  picture: BarePicture | null
}
