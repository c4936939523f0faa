/** Two people save one form: what the second is asked, and how the answer is read. */
import { data } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { findLastSave, valuesAtVersion } from '#app/data/saving/history.server.ts'
import { disagreements } from '#app/domain/saving/disagreements.ts'
import { jointFields, jointWords } from '#app/domain/saving/joint-fields.ts'
import type { Saved, Subject } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { postedVersion, type RejectedForm, shownIn } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import type { SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'

export interface Conflict {
  /** The version that the next save will overwrite. */
  version: number
  by: string | null
  differences: SavedDifference[]
}

/** The form once more, with what is wrong or what somebody else has saved. */
export function askAgain(form: FormData, result: RejectedForm, change?: Conflict, status: number = change ? 409 : 400) {
  return data({ version: change?.version ?? postedVersion(form), result, change }, { status })
}

interface SavedForm<F extends Fields> {
  db: Database
  subject: Subject
  fields: F
  form: FormData
  locale: Locale
}

/** What the form was made from; also puts in what was chosen on the page of a conflict. Null when nobody knows. */
export async function readBase<F extends Fields>(
  { db, subject, fields, form, locale }: SavedForm<F>,
  stored: Saved<FieldValues<F>>,
): Promise<FieldValues<F> | null> {
  const base = await valuesAtVersion(db, subject, fields, stored, postedVersion(form))
  if (base) applyChoices(form, fields, base, shownIn(form, locale))
  return base
}

/** Fills in the saved value wherever the form says `keep.<field>=theirs`. */
function applyChoices<F extends Fields>(form: FormData, fields: F, saved: FieldValues<F>, locale: Locale): void {
  const texts: Record<string, string> = formatForControls(fields, saved, locale)
  const theirs = jointFields(fields).filter(([leading]) => form.get(`keep.${leading}`) === 'theirs')
  for (const name of theirs.flat()) {
    for (const control of [...form.keys()]) if (control === name || control.startsWith(`${name}[`)) form.delete(control)
    if (texts[name]) form.set(name, texts[name])
  }
}

interface SaveOver<F extends Fields, Outcome> {
  base: FieldValues<F> | null
  mine: FieldValues<F>
  /** Null when it is gone. */
  find: () => Promise<Saved<FieldValues<F>> | null>
  /** 'stale' after another save. */
  write: (version: number) => Promise<Outcome | 'stale'>
  writer: () => Promise<ValueWriter>
  /** When the same is stored already, as after a second post of one form; null if there is more to save. */
  same: (version: number) => Outcome | null
}

/** Overwrites a newer version too, unless it contradicts the form. */
export async function saveOver<F extends Fields, Outcome>(
  saved: SavedForm<F>,
  { base, mine, find, write, writer, same }: SaveOver<F, Outcome>,
): Promise<Exclude<Outcome, 'stale'> | 'missing' | Conflict> {
  let version = postedVersion(saved.form)
  for (;;) {
    const outcome = await write(version)
    // `Outcome` may hold 'stale' by name, too.
    if (outcome !== 'stale') return outcome as Exclude<Outcome, 'stale'>
    const theirs = await find()
    if (!theirs) return 'missing'
    const asked = disagreements(saved.fields, base, theirs.values, mine)
    if (asked.length === 0) {
      version = theirs.version
      const isSame = keysOf(saved.fields).every((field) => theirs.values[field] === mine[field])
      const done = isSame ? same(version) : null
      if (done !== null) return done as Exclude<Outcome, 'stale'>
      continue
    }
    const [last, inWords] = await Promise.all([findLastSave(saved.db, saved.subject), writer()])
    const side = (values: FieldValues<F>, names: readonly string[]) =>
      jointWords(names.map((name) => inWords(name, values[name])))
    const differences = asked.map((difference) => ({
      ...difference,
      theirs: side(theirs.values, difference.fields),
      mine: side(mine, difference.fields),
    }))
    const by = last && writeAuthor(last.by, translator(saved.locale))
    return { version: theirs.version, by, differences }
  }
}

export function isConflict(outcome: unknown): outcome is Conflict {
  return typeof outcome === 'object' && outcome !== null && 'differences' in outcome
}
