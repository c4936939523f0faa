import 'i18next'
import type { property } from '#app/i18n/locales/de/properties/property.ts'
import type { dashboard } from './locales/de/dashboard.ts'
import type { forms } from './locales/de/forms/forms.ts'
import type { pages } from './locales/de/pages.ts'
import type { refusals } from './locales/de/refusals.ts'
import type { site } from './locales/de/site.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: {
      site: typeof site
      property: typeof property
      dashboard: typeof dashboard
      forms: typeof forms
      pages: typeof pages
      refusals: typeof refusals
    }
    returnNull: false
  }
}
