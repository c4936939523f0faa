/** Reading, checking and saving the property form: the same acts for a new property and an existing one. */
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { findTeamMember, listTeamNames } from '#app/data/entries/team-members.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { valuesAtVersion } from '#app/data/properties/history.server.ts'
import {
  createProperty,
  findByNumber,
  findProperty,
  type PropertyRow,
  updateProperty,
  valuesOf,
} from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { disagreements } from '#app/domain/properties/disagreements.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { missingForOffer, type PublishRuleName, publishCandidate } from '#app/domain/properties/publish-rules.ts'
import type { Locale } from '#app/fields/field.ts'
import { asPosted, parseForm, postedVersion, type RejectedForm, shownIn } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { applyChoices, type Conflict, describeConflict } from './conflict.server.ts'
import { askAgain, giveFormBack, leadOn, type Post } from './save-answers.server.ts'

/** The property with this id, unless it is in the trash; a page or act without it is not found. */
export async function requireProperty(db: Database, id: string): Promise<PropertyRow> {
  const property = await findProperty(db, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}

/** Saves a form for a property that does not exist yet. A post that comes a second time is a change to the first. */
export async function saveNewProperty(post: Post) {
  const { context, id, locale, by } = post
  if (await findProperty(context.db, id)) return saveProperty(post)
  const read = await readPropertyForm(post)
  if ('result' in read) return askAgain(post, { result: read.result })
  const missing = missingForOffer(publishCandidate(read.values, []))
  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const created = await unlessNumberTaken(post, () => createProperty(context.db, id, values, by))
  if (typeof created === 'object') return askAgain(post, { result: created })
  if (!created) return saveProperty(post)
  return leadOn(post, values, missing.length > 0 ? namesOf(missing, locale) : null, 'propertyCreated')
}

/**
 * Saves a form over the version it was made from. An offer that is online does not lose what it must state without
 * being asked for, a save by somebody else in the meantime is shown, not overwritten, and a form whose property is gone
 * comes back with ways to keep it.
 */
export async function saveProperty(post: Post) {
  const { context, id, form, locale, by } = post
  const stored = await findProperty(context.db, id)
  const isRestored = stored?.deletedAt && form.get('next') === 'restore'
  if (!stored || (stored.deletedAt && !isRestored)) return giveFormBack(post, stored)

  const base = await valuesAtVersion(context.db, stored, valuesOf(stored), postedVersion(form))
  if (base) applyChoices(form, base, shownIn(form, locale))
  applyButton(form)
  const read = await readPropertyForm(post)
  if ('result' in read)
    return isRestored ? giveFormBack(post, stored, read.result) : askAgain(post, { result: read.result })
  const { values } = read

  let missing = missingForOffer(publishCandidate(values, await listPictures(context.db, id)))
  const isOnline = stored.published && !stored.sold && !isRestored
  if (missing.length > 0 && isOnline)
    return askAgain(post, { result: asPosted(form), missing: namesOf(missing, locale) })

  if (isRestored) await changeStates(context.db, [id], { trashed: false }, by)
  let kept = { ...values, published: values.published && missing.length === 0 }
  let outcome = await unlessNumberTaken(post, () => updateUncontradicted(post, kept, base))
  if (outcome === 'pictureless') {
    // The last picture was deleted since it was looked for.
    missing = ['picture']
    kept = { ...values, published: false }
    outcome = await unlessNumberTaken(post, () => updateUncontradicted(post, kept, base))
  }
  if (outcome === 'missing') return giveFormBack(post, await findProperty(context.db, id))
  if (typeof outcome === 'object') {
    if (!('version' in outcome)) return askAgain(post, { result: outcome })
    return askAgain(post, { result: asPosted(form), change: outcome }, 409)
  }
  const message = isRestored ? 'propertyRestoredAndSaved' : 'propertySaved'
  return leadOn(post, kept, missing.length > 0 ? namesOf(missing, locale) : null, message)
}

/**
 * Writes the values over the version they were made from. A version that came in between is gone over as well, unless
 * it contradicts them.
 */
async function updateUncontradicted(
  { context: { db }, id, form, locale, by }: Post,
  values: PropertyValues,
  base: PropertyValues | null,
): Promise<'saved' | 'missing' | 'pictureless' | Conflict> {
  let version = postedVersion(form)
  for (;;) {
    const outcome = await updateProperty(db, id, values, version, by)
    if (outcome !== 'stale') return outcome
    const theirs = await findProperty(db, id)
    if (!theirs || theirs.deletedAt) return 'missing'
    const asked = disagreements(base, valuesOf(theirs), values)
    if (asked.length > 0) return describeConflict(db, theirs, values, asked, locale)
    version = theirs.version
  }
}

/** The buttons that say where a property shall stand are stronger than the box of the form. */
function applyButton(form: FormData): void {
  const next = form.get('next')
  if (next === 'publish') form.set('published', 'on')
  if (next === 'unpublish' || next === 'restore') form.delete('published')
}

/** Reads the posted property, and asks the database what a schema cannot know. */
async function readPropertyForm({
  context: { db },
  id,
  form,
  locale,
}: Post): Promise<{ values: PropertyValues } | { result: RejectedForm }> {
  const submission = parseForm(form, propertyFields, locale)
  if (submission.status !== 'success') return { result: submission.reply() }
  const fieldErrors = await problemsOutside(db, id, submission.value, locale)
  return Object.keys(fieldErrors).length > 0
    ? { result: submission.reply({ fieldErrors }) }
    : { values: submission.value }
}

async function problemsOutside(db: Database, id: string, values: PropertyValues, locale: Locale) {
  const t = translator(locale)
  const errors: Record<string, string[]> = {}
  const { propertyNumber, responsibleMember } = values
  const [holder, member] = await Promise.all([
    findByNumber(db, propertyNumber, id),
    findTeamMember(db, responsibleMember),
  ])
  if (holder) errors.propertyNumber = [t('forms:problems.numberTaken', { name: holder.name })]
  if (responsibleMember !== null && !member) errors.responsibleMember = [t('forms:problems.unknownMember')]
  return errors
}

/** Somebody may take the number between the question and the answer; the form is then refused like any other. */
async function unlessNumberTaken<Outcome>(post: Post, write: () => Promise<Outcome>): Promise<Outcome | RejectedForm> {
  try {
    return await write()
  } catch (error) {
    if (!isDatabaseError(error, 'UNIQUE constraint failed: properties.property_number')) throw error
    const read = await readPropertyForm(post)
    if ('result' in read) return read.result
    throw error
  }
}

/** The names of missing particulars, as one phrase. */
export function namesOf(rules: readonly PublishRuleName[], locale: Locale): string {
  const t = translator(locale)
  return rules.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
}

/** The people a property can be assigned to, as options. */
export async function memberOptions(db: Database) {
  return (await listTeamNames(db)).map(({ id, name }) => ({ value: id, label: name }))
}
