import { about } from './about.ts'
import { finding } from './finding.ts'
import { legal } from './legal.ts'
import { services } from './services.ts'

/** The long texts of single pages. Read on the server only; they reach the browser with their page. */
export const pages = { about, finding, services, ...legal } as const
