/** Keeps what a form would change until it is released. The property itself is not written. */
import { newId } from '#app/data/database.server.ts'
import { discardPrepared, findPrepared, storePrepared } from '#app/data/prepared/prepared.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { isBy } from '#app/data/saving/authors.server.ts'
import { valuesAtVersion } from '#app/data/saving/history.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { disagreements } from '#app/domain/saving/disagreements.ts'
import { isSameIn, jointFields, jointWords } from '#app/domain/saving/joint-fields.ts'
import { changedValues } from '#app/domain/saving/prepared.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, formLocale, formText, postedVersion } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { Conflict } from '#app/routes/dashboard/saving/conflict.server.ts'
import { applyChoices } from '#app/routes/dashboard/saving/save-form.server.ts'
import { writeAuthor } from '#app/words/author.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'
import { readPropertyForm } from './read-property-form.server.ts'
import { type Post, rerenderProperty, rerenderUnsaved } from './save-answers.server.ts'

type Prepared = NonNullable<Awaited<ReturnType<typeof findPrepared>>>

export async function prepareProperty(post: Post) {
  const { context, id, form, locale, by } = post
  const { db } = context
  const [row, prepared] = await Promise.all([findProperty(db, id), findPrepared(db, id)])
  if (!row || row.deletedAt) return rerenderUnsaved(post, row)
  if (row.sold) return rerenderSold(post)
  const seen = formText(form, 'prepared') || null
  const hasSeen = !prepared || prepared.id === seen
  const present = { version: row.version, values: valuesOf(row) }
  const version = postedVersion(form)
  const base = await valuesAtVersion(db, { kind: 'property', id }, propertyFields, present, version)
  const live = base ?? present.values
  const theirs = { ...live, ...prepared?.values }
  const decided = decidedFields(form)
  if (prepared && hasSeen) applyChoices(form, propertyFields, theirs, formLocale(form, locale))
  // Preparing a draft prepares its publication.
  if (!row.published) form.set('published', 'on')
  const read = await readPropertyForm(post, theirs)
  if ('result' in read) return rerenderProperty(post, read)
  const mine = read.values
  const shown = form.get('shown') === 'prepared' && hasSeen ? theirs : live
  if (prepared && !hasSeen) {
    const conflict = await conflictWith(post, prepared, { version, shown, theirs, mine })
    if (conflict) {
      // The conflict shows it, so the next post has seen it.
      form.set('prepared', prepared.id)
      return rerenderProperty(post, { result: asPosted(form), change: conflict })
    }
  }
  const kept = jointFields(propertyFields).filter(
    ([leading, ...others]) => isSameIn([leading, ...others], shown, mine) && !decided.has(leading),
  )
  const wanted = { ...mine, ...pickFrom(theirs, kept.flat()) }
  const values = changedValues(propertyFields, live, wanted)
  const baseVersion = base ? version : row.version
  if (Object.keys(values).length === 0) {
    if (prepared) await discardPrepared(db, id, prepared.id)
    return redirectWithMessage(context, dashboardPaths.property(id), 'nothingPrepared', {}, { tone: 'warn' })
  }
  const stored = await storePrepared(db, { id: newId(), propertyId: id, baseVersion, values }, prepared?.id ?? null, by)
  // Someone else prepared a change between the look and the write.
  if (!stored) return prepareProperty(post)
  return redirectWithMessage(
    context,
    dashboardPaths.prepared(id),
    'propertyPrepared',
    { count: Object.keys(values).length },
    { prepared: id },
  )
}

/** The sentence stands at the field, and everything typed stays in the form. */
function rerenderSold(post: Post) {
  const sold = [translator(post.locale)('forms:problems.preparedSold')]
  return rerenderProperty(post, { result: { ...asPosted(post.form), error: { sold } } }, {}, 409)
}

function decidedFields(form: FormData): ReadonlySet<string> {
  const names = [...form.keys()].filter((name) => name.startsWith('keep.'))
  return new Set(names.map((name) => name.slice('keep.'.length)))
}

function pickFrom(values: PropertyValues, names: readonly (keyof PropertyValues)[]): Partial<PropertyValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

interface Sides {
  version: number
  shown: PropertyValues
  theirs: PropertyValues
  mine: PropertyValues
}

/** What a colleague has prepared since the form was opened; null where that does not differ. */
async function conflictWith(
  { context: { db }, locale, by: reader }: Post,
  prepared: Prepared,
  { version, shown, theirs, mine }: Sides,
): Promise<Conflict | null> {
  const asked = disagreements(propertyFields, shown, theirs, mine)
  if (asked.length === 0) return null
  const write = await loadPropertyWriter(db, locale)
  const side = (values: PropertyValues, names: readonly string[]) =>
    jointWords(names.map((name) => write(name, { ...values }[name as keyof PropertyValues])))
  const by = writeAuthor({ name: prepared.preparedBy, nameNow: prepared.nameNow }, translator(locale))
  const differences = asked.map((difference) => ({
    ...difference,
    theirs: side(theirs, difference.fields),
    mine: side(mine, difference.fields),
  }))
  return { version, by, isOwn: isBy(prepared.preparedById, reader), isRestored: false, differences }
}
