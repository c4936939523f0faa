import type { Fields, FieldValues } from '#app/fields/field.ts'

/** The settings of the agency: everything that differs from one agency to the next is here, nothing of it in the code. */
export const agencyFields = {
  agencyName: { kind: 'text', max: 60, required: true },
  legalName: { kind: 'text', max: 120, required: true },
  legalForm: { kind: 'text', max: 60 },
  street: { kind: 'text', max: 120 },
  postalCode: { kind: 'postalCode' },
  city: { kind: 'text', max: 80 },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  openingHours: { kind: 'text', max: 120 },
  openingHoursEn: { kind: 'text', max: 120 },
  managingDirector: { kind: 'text', max: 120 },
  registerCourt: { kind: 'text', max: 120 },
  registerNumber: { kind: 'text', max: 60 },
  vatId: { kind: 'text', max: 30 },
  supervisoryAuthority: { kind: 'longText', max: 500 },
  insurance: { kind: 'longText', max: 500 },
  contentResponsible: { kind: 'text', max: 200 },
  tagManagerId: { kind: 'text', max: 20 },
  socialLinks: { kind: 'longText', max: 1_000 },
} as const satisfies Fields

export type Agency = FieldValues<typeof agencyFields>

/** What every page says of the agency: its name and how to reach it. */
export const agencyCardFields = [
  'agencyName',
  'legalName',
  'street',
  'postalCode',
  'city',
  'phone',
  'email',
  'openingHours',
  'openingHoursEn',
] as const satisfies (keyof Agency)[]

export type AgencyCard = Pick<Agency, (typeof agencyCardFields)[number]>
