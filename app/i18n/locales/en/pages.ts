import type { Translation } from '#app/i18n/config.ts'
import type { pages as german } from '#app/i18n/locales/de/pages.ts'
import { about } from './about.ts'
import { finding } from './finding.ts'
import { legal } from './legal.ts'
import { services } from './services.ts'

export const pages = { about, finding, services, ...legal } as const satisfies Translation<typeof german>
