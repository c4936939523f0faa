import type { Translation } from '../../config.ts'
import type { pages as german } from '../de/pages.ts'
import { about } from './about.ts'
import { legal } from './legal.ts'
import { services } from './services.ts'

export const pages = { about, services, ...legal } as const satisfies Translation<typeof german>
