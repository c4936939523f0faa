/** Reads, checks and saves the property form, for new and existing properties alike. */
import { findRuleDate } from '#app/data/agency/settings.server.ts'
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
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { adviceFor, missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Locale } from '#app/fields/field.ts'
import { asPosted, parseForm, postedVersion, type RejectedForm, shownIn } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { applyChoices, type Conflict, describeConflict } from './conflict.server.ts'
import { askAgain, giveFormBack, leadOn, type Post } from './save-answers.server.ts'
import { inNumbers } from './usual-words.server.ts'

export async function requireProperty(db: Database, id: string): Promise<PropertyRow> {
  const property = await findProperty(db, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}

/** A second post of the same form changes the property that the first one created. */
export async function saveNewProperty(post: Post) {
  const { context, id, locale, by } = post
  if (await findProperty(context.db, id)) return saveProperty(post)
  const read = await readPropertyForm(post)
  if ('result' in read) return askAgain(post, { result: read.result })
  const on = await findRuleDate(context.db)
  const missing = missingForOffer(publishCandidate(read.values, []), on)
  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const created = await unlessNumberTaken(post, () => createProperty(context.db, id, values, by))
  if (typeof created === 'object') return askAgain(post, { result: created })
  if (!created) return saveProperty(post)
  return leadOn(post, values, missing.length > 0 ? namesOf(missing, locale) : null, 'propertyCreated', read.asRead)
}

/** Asks before an online offer loses what it must state, and before a colleague's save is overwritten. */
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

  const [pictures, on] = await Promise.all([listPictures(context.db, id), findRuleDate(context.db)])
  let missing = missingForOffer(publishCandidate(values, pictures), on)
  const isOnline = stored.published && !stored.sold && !isRestored
  if (missing.length > 0 && isOnline) return askAgain(post, { result: asPosted(form), missing })

  if (isRestored) await changeStates(context.db, [id], { trashed: false }, by)
  let kept = { ...values, published: values.published && missing.length === 0 }
  let outcome = await unlessNumberTaken(post, () => updateUncontradicted(post, kept, base))
  if (outcome === 'pictureless') {
    // The last picture was deleted after the check above.
    missing = ['picture']
    kept = { ...values, published: false }
    outcome = await unlessNumberTaken(post, () => updateUncontradicted(post, kept, base))
  }
  if (outcome === 'missing') return giveFormBack(post, await findProperty(context.db, id))
  if (typeof outcome === 'object') {
    if (!('version' in outcome)) return askAgain(post, { result: outcome })
    return askAgain(post, { result: asPosted(form), change: outcome }, 409)
  }
  const advised = kept.published && !kept.sold ? adviceFor(publishCandidate(kept, pictures), on) : []
  const advice = advised.length > 0 ? namesOf(advised, locale) : null
  const message = isRestored ? 'propertyRestoredAndSaved' : 'propertySaved'
  return leadOn(post, kept, missing.length > 0 ? namesOf(missing, locale) : null, message, read.asRead, advice)
}

/** Overwrites a newer version too, unless it contradicts the values. */
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

/** The pressed button wins over the form's own `published`. */
function applyButton(form: FormData): void {
  const next = form.get('next')
  if (next === 'publish') form.set('published', 'on')
  if (next === 'unpublish' || next === 'restore') form.delete('published')
}

async function readPropertyForm({
  context: { db },
  id,
  form,
  locale,
}: Post): Promise<{ values: PropertyValues; asRead: string | null } | { result: RejectedForm }> {
  const { needing, asRead, worded } = inNumbers(form, locale)
  const submission = parseForm(worded, propertyFields, locale)
  if (submission.status !== 'success') return { result: submission.reply({ fieldErrors: needing }) }
  const fieldErrors = await problemsOutside(db, id, submission.value, locale)
  return Object.keys(fieldErrors).length > 0
    ? { result: submission.reply({ fieldErrors }) }
    : { values: submission.value, asRead }
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

/** The number may be taken between the check and the write; the form is then refused like any other. */
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

export function namesOf(rules: readonly PublishRuleName[], locale: Locale): string {
  const t = translator(locale)
  return rules.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
}

export async function memberOptions(db: Database) {
  return (await listTeamNames(db)).map(({ id, name }) => ({ value: id, label: name }))
}
