import type { LonePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'

export const testimonialFields = {
  quote: { kind: 'longText', max: 2_000, required: true },
  author: { kind: 'text', max: 120, required: true },
  /** The reference whose page shows it too. */
  property: { kind: 'reference' },
} as const satisfies Fields

type TestimonialValues = FieldValues<typeof testimonialFields>

export interface Testimonial extends TestimonialValues {
  id: string
  picture: LonePicture | null
}
