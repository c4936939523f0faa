import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import type { BarePicture, LonePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

const shownFields = {
  name: { kind: 'text', max: 120, required: true },
  role: { kind: 'text', max: 120, translated: true },
  telephone: { kind: 'phone' },
  email: { kind: 'email' },
  bio: { kind: 'longText', max: 2_000, translated: true },
} as const satisfies Fields

/** For staff only. The last day of the absence is included. */
const absenceFields = {
  absentUntil: { kind: 'date' },
  deputy: { kind: 'reference' },
} as const satisfies Fields

export const teamMemberFields = withTranslations({ ...shownFields, ...absenceFields })

export interface TeamMember extends FieldValues<typeof shownFields>, Untranslated<'role' | 'bio'> {
  id: string
  picture: LonePicture | null
}

/** As the browser gets people, except where their texts are. */
export interface ShownPerson extends Pick<TeamMember, 'name' | 'role'>, Untranslated<'role'> {
  picture: BarePicture | null
  telephone?: ShownTelephone | null
  email?: string | null
}
