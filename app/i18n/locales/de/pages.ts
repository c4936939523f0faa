import { about } from './about.ts'
import { contact } from './contact.ts'
import { legal } from './legal.ts'
import { meta } from './meta.ts'
import { services } from './services.ts'

/** The long texts of single pages. Read on the server only; they reach the browser with their page. */
export const pages = { about, contact, meta, services, ...legal } as const
