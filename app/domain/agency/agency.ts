import type { Untranslated } from '#app/domain/in-language.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { authoredFields, type TranslatedName, withTranslations } from '#app/fields/translations.ts'
import type { LinkedPages } from './linked-pages.ts'
import type { ShownTelephone } from './telephone.ts'

/** Everything that differs between agencies is stored here, not in the code. */
export const agencyFieldGroups = {
  identity: {
    agencyName: { kind: 'text', max: 60, required: true },
    legalName: { kind: 'text', max: 120, required: true },
    legalForm: { kind: 'text', max: 60 },
    street: { kind: 'text', max: 120 },
    postalCode: { kind: 'postalCode' },
    city: { kind: 'text', max: 80 },
    latitude: { kind: 'decimal', min: -90, max: 90, places: 6 },
    longitude: { kind: 'decimal', min: -180, max: 180, places: 6 },
  },
  reach: withTranslations({
    phone: { kind: 'phone' },
    email: { kind: 'email' },
    openingHours: { kind: 'lines', max: 120, most: 7, translated: true },
  }),
  enquiries: {
    enquiryRetentionMonths: { kind: 'integer', min: 1, max: 120 },
    unansweredRetentionMonths: { kind: 'integer', min: 1, max: 120 },
    enquiriesToPersonOnly: { kind: 'flag' },
    enquiryReceipt: { kind: 'flag' },
    answerTimeShown: { kind: 'flag' },
    leadsAsXml: { kind: 'flag' },
    leadsAddress: { kind: 'email' },
  },
  withdrawal: {
    withdrawalOffered: { kind: 'flag' },
  },
  valuation: {
    valuer: { kind: 'reference' },
  },
  rates: withTranslations({
    sellerCommission: { kind: 'text', max: 200, translated: true },
    buyerCommission: { kind: 'text', max: 200, translated: true },
    rentalFee: { kind: 'text', max: 200, translated: true },
  }),
  legal: withTranslations({
    managingDirector: { kind: 'text', max: 120 },
    registerCourt: { kind: 'text', max: 120 },
    registerNumber: { kind: 'text', max: 60 },
    vatId: { kind: 'text', max: 30 },
    supervisoryAuthority: { kind: 'longText', max: 500, translated: true },
    insurance: { kind: 'longText', max: 500, translated: true },
    contentResponsible: { kind: 'text', max: 200 },
    dataProtectionOfficer: { kind: 'text', max: 200 },
  }),
  security: {
    secondFactorRequired: { kind: 'flag' },
  },
  measuring: {
    tagManagerId: { kind: 'text', max: 20 },
    consentAlwaysAsked: { kind: 'flag' },
  },
  numbering: {
    propertyNumberPattern: { kind: 'text', max: 20 },
  },
  /** § 5b Abs. 3 UWG: whether and how the agency verifies that testimonials come from clients. */
  testimonials: withTranslations({
    testimonialOrigin: { kind: 'longText', max: 500, translated: true },
    confirmedVoicesOnly: { kind: 'flag' },
  }),
  social: {
    socialLinks: { kind: 'longText', max: 1_000 },
  },
} as const satisfies Record<string, Fields>

export type AgencyGroupName = keyof typeof agencyFieldGroups

export const agencyFields = {
  ...agencyFieldGroups.identity,
  ...agencyFieldGroups.reach,
  ...agencyFieldGroups.enquiries,
  ...agencyFieldGroups.withdrawal,
  ...agencyFieldGroups.valuation,
  ...agencyFieldGroups.rates,
  ...agencyFieldGroups.legal,
  ...agencyFieldGroups.security,
  ...agencyFieldGroups.measuring,
  ...agencyFieldGroups.numbering,
  ...agencyFieldGroups.testimonials,
  ...agencyFieldGroups.social,
} as const satisfies Fields

export type AgencyFieldName = keyof typeof agencyFields
export type SavedAgency = FieldValues<typeof agencyFields>

export const authoredAgencyFields = authoredFields(agencyFields)
export interface Agency
  extends FieldValues<typeof authoredAgencyFields>,
    Untranslated<TranslatedName<typeof agencyFields>> {
  /** Of mails to visitors, where the agency has written its own. */
  ownClosings?: Readonly<Record<Locale, string | null>>
}

/** No page for visitors reads them. */
export const staffSettings = [
  'enquiriesToPersonOnly',
  'leadsAsXml',
  'leadsAddress',
  'secondFactorRequired',
  'propertyNumberPattern',
  'confirmedVoicesOnly',
] as const satisfies (keyof Agency)[]

export type PublicAgency = Omit<Agency, (typeof staffSettings)[number]>

export const agencyCardFields = [
  'agencyName',
  'legalName',
  'street',
  'postalCode',
  'city',
  'phone',
  'email',
  'openingHours',
] as const satisfies (keyof Agency)[]

export type TestimonialOrigin = Pick<Agency, 'testimonialOrigin' | 'untranslated'>

type CardTexts = Exclude<(typeof agencyCardFields)[number], 'phone'>

export interface AgencyCard extends Pick<Agency, CardTexts | 'untranslated'> {
  phone: ShownTelephone | null
  answering?: string
  /** The sentence above the telephone number at the foot of every page. */
  call?: string
  pages: LinkedPages
  /** Properties of its element. */
  logo?: { src: string; width: number; height: number } | undefined
}

export function isTagManagerId(id: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(id)
}

/** § 27a UStG, or § 139c AO with five more digits. */
export function isUsualVatId(id: string): boolean {
  return /^DE\d{9}(-\d{5})?$/.test(id.replaceAll(' ', ''))
}
