import type { Fields, FieldValues } from '#app/fields/field.ts'
import type { LonePicture } from './picture.ts'

export const testimonialFields = {
  quote: { kind: 'longText', max: 2_000, required: true },
  author: { kind: 'text', max: 120, required: true },
} as const satisfies Fields

export type TestimonialValues = FieldValues<typeof testimonialFields>

/** What a client said, as the website shows it. */
export interface Testimonial extends TestimonialValues {
  id: string
  picture: LonePicture | null
}
