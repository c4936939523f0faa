import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { findNumbers } from '#app/data/properties/properties.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { nextNumber, numberBeginning } from '#app/domain/properties/property-number.ts'

/** Empty without a pattern. Concurrent users may get the same number; the second save is refused. */
export async function proposeNumber(db: Database): Promise<string> {
  const { propertyNumberPattern: pattern } = await findAgency(db)
  if (!pattern) return ''
  const year = Number(berlinDay(new Date()).slice(0, 4))
  return nextNumber(pattern, await findNumbers(db, numberBeginning(pattern, year)), year)
}
