import { and, or, sql } from 'drizzle-orm'
import { settings } from '#app/data/tables/agency.server.ts'
import { testimonials } from '#app/data/tables/entries.server.ts'
import { isKept } from './trash.server.ts'

const isHiding = sql`exists (select 1 from ${settings} where ${settings.confirmedVoicesOnly})`

/** Whether visitors see a testimonial and its picture. */
export const isVoiceShown = and(isKept(testimonials), or(testimonials.originConfirmed, sql`not ${isHiding}`))
