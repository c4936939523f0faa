import { type Author, isBy } from '#app/data/saving/authors.server.ts'
import { findLastSave } from '#app/data/saving/history.server.ts'
import type { disagreements } from '#app/domain/saving/disagreements.ts'
import { jointWords } from '#app/domain/saving/joint-fields.ts'
import type { Saved, Subject } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import type { SavedDifference, Saver } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'

export interface Conflict extends Saver {
  version: number
  isRestored: boolean
  differences: SavedDifference[]
}

interface Reader {
  context: AppContext
  locale: Locale
  by: Author
}

interface Contested {
  subject: Subject
  restore?: unknown
  writer: () => ValueWriter | Promise<ValueWriter>
}

export async function conflictBetween<F extends Fields>(
  reader: Reader,
  { subject, restore, writer }: Contested,
  theirs: Saved<FieldValues<F>>,
  mine: FieldValues<F>,
  asked: ReturnType<typeof disagreements>,
): Promise<Conflict> {
  const names = asked.flatMap(({ fields }) => fields)
  const [saver, inWords] = await Promise.all([findSaver(reader, subject, names), writer()])
  const side = (values: FieldValues<F>, names: readonly string[]) =>
    jointWords(names.map((name) => inWords(name, values[name])))
  const differences = asked.map((difference) => ({
    ...difference,
    theirs: side(theirs.values, difference.fields),
    mine: side(mine, difference.fields),
  }))
  return { ...saver, version: theirs.version, isRestored: restore !== undefined, differences }
}

/** Who has last saved one of these fields. */
export async function findSaver({ context: { db }, locale, by }: Reader, subject: Subject, fields: readonly string[]) {
  const last = await findLastSave(db, subject, fields)
  const saver: Saver = {
    by: last && writeAuthor(last.by, translator(locale)),
    isOwn: isBy(last?.byId, by),
  }
  return saver
}
