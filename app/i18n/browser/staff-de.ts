import { dashboard } from '#app/i18n/locales/de/dashboard.ts'
import { property } from '#app/i18n/locales/de/properties/property.ts'
import { refusals } from '#app/i18n/locales/de/refusals.ts'
import { site } from '#app/i18n/locales/de/site.ts'

export const staff = { site, property, dashboard, refusals }
