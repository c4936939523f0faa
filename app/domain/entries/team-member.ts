import type { LonePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'

export const teamMemberFields = {
  name: { kind: 'text', max: 120, required: true },
  role: { kind: 'text', max: 120 },
  telephone: { kind: 'phone' },
  email: { kind: 'email' },
  bio: { kind: 'longText', max: 2_000 },
} as const satisfies Fields

type TeamMemberValues = FieldValues<typeof teamMemberFields>

export interface TeamMember extends TeamMemberValues {
  id: string
  picture: LonePicture | null
}
