import type { Fields } from '#app/fields/field.ts'

export const roles = ['admin', 'editor'] as const
export type Role = (typeof roles)[number]

export const userFields = {
  name: { kind: 'text', max: 80, required: true },
  role: { kind: 'choice', options: roles, required: true },
} as const satisfies Fields

export const invitationFields = { email: { kind: 'email', required: true }, ...userFields } as const satisfies Fields

export const accountFields = { name: userFields.name } as const satisfies Fields

export type UserState = 'active' | 'invited' | 'disabled'
