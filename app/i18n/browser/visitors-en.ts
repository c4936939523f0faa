import { propertyWords as property } from '#app/i18n/locales/en/properties/property-words.ts'
import { site } from '#app/i18n/locales/en/site.ts'

export const visitors = { site, property }
