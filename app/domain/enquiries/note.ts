import type { Fields } from '#app/fields/field.ts'

export const noteFields = { note: { kind: 'longText', max: 2_000, required: true } } as const satisfies Fields
