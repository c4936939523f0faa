import type { Fields, FieldValues } from '#app/fields/field.ts'

/** What somebody who asks tells about themselves. One way to answer must be given; either will do. */
export const enquiryFields = {
  name: { kind: 'text', max: 120, required: true },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
  message: { kind: 'longText', max: 5_000, required: true },
} as const satisfies Fields

export type EnquiryValues = FieldValues<typeof enquiryFields>

export const enquiryStatuses = ['new', 'answered', 'archived'] as const
