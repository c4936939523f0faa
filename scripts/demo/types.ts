/** The shapes of the demo's data. */
import type { PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { TranslatedName, TranslationName } from '#app/fields/translations.ts'

export interface DemoProperty {
  slug: string
  /** What is left out is empty. `responsibleMember` is the key of a team member of the demo. */
  values: Partial<PropertyValues>
  /** The day it went online; for a draft, the day it was entered. */
  publishedAt: string
  draft?: true
}

export interface DemoTeamMember {
  key: string
  name: string
  role: string
  roleEn: string
  telephone: string
  email: string
  bio: string
  bioEn: string
  picture: string
}

export interface DemoTestimonial {
  /** Of the reference that it is about. */
  slug?: string
  quote: string
  quoteEn: string
  author: string
  picture: string
}

/** English texts by the slug of their property. */
export type InEnglish = Readonly<
  Record<string, Partial<Pick<PropertyValues, TranslationName<TranslatedName<typeof propertyFields>>>>>
>
