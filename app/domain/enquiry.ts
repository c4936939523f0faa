import type { Fields } from '#app/fields/field.ts'

export const enquiryFields = {
  name: { kind: 'text', max: 120, required: true },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone' },
  message: { kind: 'longText', max: 5_000, required: true },
} as const satisfies Fields

export const enquiryStatuses = ['new', 'answered', 'archived'] as const
