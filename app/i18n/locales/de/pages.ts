import { about } from './about.ts'
import { legal } from './legal.ts'
import { offer } from './offer.ts'
import { services } from './services.ts'

/** The long texts of single pages. Read on the server only; they reach the browser with their page. */
export const pages = { about, offer, services, ...legal } as const
