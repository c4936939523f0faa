import { about } from './about.ts'
import { legal } from './legal.ts'
import { meta } from './meta.ts'
import { services } from './services.ts'

/** The long texts of single pages. Read on the server only; they reach the browser with their page. */
export const pages = { about, meta, services, ...legal } as const
