import type { PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { TranslatedName, TranslationName } from '#app/fields/translations.ts'

export interface DemoProperty {
  slug: string
  /** Missing fields are empty. `responsibleMember` is the key of a team member of the demo. */
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
  slug?: string
  quote: string
  quoteEn: string
  author: string
  picture: string
}

export type InEnglish = Readonly<
  Record<string, Partial<Pick<PropertyValues, TranslationName<TranslatedName<typeof propertyFields>>>>>
>
