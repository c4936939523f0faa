import { propertyWords as property } from '#app/i18n/locales/de/properties/property-words.ts'
import { site } from '#app/i18n/locales/de/site.ts'

export const visitors = { site, property }
