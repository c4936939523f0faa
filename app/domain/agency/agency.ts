import type { Untranslated } from '#app/domain/in-language.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { authoredFields, type TranslatedName, withTranslations } from '#app/fields/translations.ts'

/** The settings: everything that differs between agencies is here and not in the code. */
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
    /** How long enquiries are kept after they were answered; for the default see retentionMonths(). */
    enquiryRetentionMonths: { kind: 'integer', min: 1, max: 120 },
    /** How long those that nobody answers are kept after their receipt; for the default see unansweredMonths(). */
    unansweredRetentionMonths: { kind: 'integer', min: 1, max: 120 },
    /** Whether the office gets no copy of what goes to the responsible person. */
    enquiriesToPersonOnly: { kind: 'flag' },
    /** Whether whoever writes gets a mail that says so; see domain/enquiries/receipt.ts. */
    enquiryReceipt: { kind: 'flag' },
    /** Whether visitors read how fast enquiries are answered; see domain/enquiries/answer-times.ts. */
    answerTimeShown: { kind: 'flag' },
  },
  valuation: {
    /** The team member beside the form for valuations. */
    valuer: { kind: 'reference' },
  },
  /** As they are agreed as a rule; without one, no rate is named. */
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
    /** For the number proposed with a new property; see domain/properties/property-number.ts. */
    propertyNumberPattern: { kind: 'text', max: 20 },
  },
  publishing: {
    /** Whether publish rules that nobody has verified yet are asked; see domain/properties/energy-rules.ts. */
    futureEnergyRules: { kind: 'flag' },
  },
  /** Whether and how it is made sure that testimonials come from clients (§ 5b Abs. 3 UWG); shown under them. */
  testimonials: withTranslations({
    testimonialOrigin: { kind: 'longText', max: 500, translated: true },
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
  ...agencyFieldGroups.valuation,
  ...agencyFieldGroups.rates,
  ...agencyFieldGroups.legal,
  ...agencyFieldGroups.security,
  ...agencyFieldGroups.measuring,
  ...agencyFieldGroups.numbering,
  ...agencyFieldGroups.publishing,
  ...agencyFieldGroups.testimonials,
  ...agencyFieldGroups.social,
} as const satisfies Fields

export type AgencyFieldName = keyof typeof agencyFields
/** With its texts in all languages, as staff save them. */
export type SavedAgency = FieldValues<typeof agencyFields>

export const authoredAgencyFields = authoredFields(agencyFields)
/** In the language of a page. */
export interface Agency
  extends FieldValues<typeof authoredAgencyFields>,
    Untranslated<TranslatedName<typeof agencyFields>> {}

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

/** What is said of the agency on every page; `untranslated` of its opening hours. */
export interface AgencyCard extends Pick<Agency, (typeof agencyCardFields)[number] | 'untranslated'> {
  /** One sentence about how fast it answers, where that is to be said. */
  answering?: string
}

export function isTagManagerId(id: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(id)
}

export function isWebAddress(line: string): boolean {
  return /^https:\/\/(?:[^\s/@.]+\.)+[^\s/@.]{2,}(?:\/\S*)?$/i.test(line) && URL.canParse(line)
}

/** § 27a UStG, or § 139c AO with five more digits. */
export function isUsualVatId(id: string): boolean {
  return /^DE\d{9}(-\d{5})?$/.test(id.replaceAll(' ', ''))
}
