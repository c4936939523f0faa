/** Two people save one property: what the second is asked, and how the answer is read. */

import type { Database } from '#app/data/database.server.ts'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { findAuthor } from '#app/data/properties/authors.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/properties.server.ts'
import type { Disagreement } from '#app/domain/properties/disagreements.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'
import type { SavedDifference } from '#app/ui/dashboard/property/save-conflict.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import { valueWriter } from '#app/words/property-values.server.ts'

export interface Conflict {
  /** The version that the next save will overwrite. */
  version: number
  by: string | null
  differences: SavedDifference[]
}

export async function describeConflict(
  db: Database,
  theirs: PropertyRow,
  mine: PropertyValues,
  disagreements: readonly Disagreement[],
  locale: Locale,
): Promise<Conflict> {
  const [members, by] = await Promise.all([listTeamNames(db), findAuthor(db, theirs.updatedById, theirs.updatedBy)])
  const write = valueWriter(locale, members)
  const saved = valuesOf(theirs)
  const differences = disagreements.map(({ field, changedBy }) => ({
    field,
    changedBy,
    theirs: write(field, saved[field]),
    mine: write(field, mine[field]),
  }))
  return { version: theirs.version, by: writeAuthor(by, translator(locale)), differences }
}

/** Fills in the saved value wherever the form says `keep.<field>=theirs`. */
export function applyChoices(form: FormData, saved: PropertyValues, locale: Locale): void {
  const texts: Record<string, string> = formatForControls(propertyFields, saved, locale)
  for (const name of Object.keys(propertyFields)) {
    if (form.get(`keep.${name}`) !== 'theirs') continue
    form.delete(name)
    if (texts[name]) form.set(name, texts[name])
  }
}
