import { dashboard } from '#app/i18n/locales/en/dashboard.ts'
import { property } from '#app/i18n/locales/en/properties/property.ts'
import { refusals } from '#app/i18n/locales/en/refusals.ts'
import { site } from '#app/i18n/locales/en/site.ts'

export const staff = { site, property, dashboard, refusals }
