import type { Database } from '#app/data/database.server.ts'
import { findOrigin } from '#app/data/exchange/links.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { jointWords } from '#app/domain/saving/joint-fields.ts'
import { deviations } from '#app/exchange/planning/deviations.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Origin } from '#app/ui/dashboard/property/property-origin.tsx'
import { activityWords } from '#app/words/exchange/activity-words.server.ts'
import { shortenedFileName } from '#app/words/exchange/file-name.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'

const longest = 240

/** Null for a property without a connection. */
export async function originOf(
  db: Database,
  id: string,
  values: PropertyValues,
  locale: Locale,
): Promise<Origin | null> {
  const origin = await findOrigin(db, id)
  if (!origin) return null
  const { connection, fileName, receivedAt, withdrawnAt, base } = origin
  const joints = deviations(base, values)
  const write = joints.length > 0 ? await loadPropertyWriter(db, locale) : () => null
  const differing = joints.map((fields) => ({
    fields,
    theirs: shortened(jointWords(fields.map((field) => write(field, base.values[field])))),
  }))
  const activity = withdrawnAt ? null : activityWords(origin, values, locale)
  return { connection, fileName: fileName && shortenedFileName(fileName), receivedAt, withdrawnAt, activity, differing }
}

function shortened(text: string | null): string | null {
  return text && text.length > longest ? `${text.slice(0, longest)}…` : text
}
