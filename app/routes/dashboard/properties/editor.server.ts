/** Reading, checking and saving the property form: the same acts for a new property and an existing one. */
import { data } from '@remix-run/cloudflare'
import { type Database, isDatabaseError } from '#app/data/database.server.ts'
import { listPictures } from '#app/data/images.server.ts'
import {
  createProperty,
  findByNumber,
  findProperty,
  type PropertyRow,
  updateProperty,
  valuesOf,
} from '#app/data/properties.server.ts'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/property.ts'
import { missingForOffer, type PublishRuleName, publishCandidate } from '#app/domain/publish-rules.ts'
import type { Field, FieldValue, Locale } from '#app/fields/field.ts'
import { formatForControl } from '#app/fields/format.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, type RejectedForm } from '#app/http/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

interface Post {
  context: AppContext
  /** Of the property; a new one brings its own. */
  id: string
  form: FormData
  locale: Locale
  /** Who is saving. */
  by: string
}

/** The property with this id, unless it is in the trash; a page or act without it is not found. */
export async function requireProperty(db: Database, id: string): Promise<PropertyRow> {
  const property = await findProperty(db, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}

/** Saves a form for a property that does not exist yet. A post that comes a second time is a change to the first. */
export async function saveNewProperty(post: Post) {
  const { context, id, form, locale, by } = post
  if (await findProperty(context.db, id)) return saveProperty(post)
  const read = await readPropertyForm(post)
  if ('result' in read) return askAgain({ id, result: read.result })
  const missing = missingForOffer(publishCandidate(read.values, []))
  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const created = await unlessNumberTaken(post, () => createProperty(context.db, id, values, by))
  if (typeof created === 'object') return askAgain({ id, result: created })
  if (!created) return saveProperty(post)
  if (missing.length === 0) return redirectWithMessage(context, pageAfter(form, id), 'propertyCreated')
  return redirectWithMessage(context, pageAfter(form, id), 'propertySavedUnpublished', {
    missing: namesOf(missing, locale),
  })
}

/**
 * Saves a form over the version it was made from. An offer that is online does not lose what it must state without
 * being asked for, and a save by somebody else in the meantime is shown, not overwritten.
 */
export async function saveProperty(post: Post) {
  const { context, id, form, locale, by } = post
  const before = await requireProperty(context.db, id)
  const next = form.get('next')
  const read = await readPropertyForm(post)
  if ('result' in read) return askAgain({ id, result: read.result })
  if (next === 'publish' || next === 'unpublish') read.values.published = next === 'publish'

  const missing = missingForOffer(publishCandidate(read.values, await listPictures(context.db, id)))
  const isOnline = before.published && !before.sold
  if (missing.length > 0 && isOnline) return askAgain({ id, result: asPosted(form), missing: namesOf(missing, locale) })

  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const outcome = await unlessNumberTaken(post, () => updateProperty(context.db, id, values, versionOf(form), by))
  if (typeof outcome === 'object') return askAgain({ id, result: outcome })
  if (outcome === 'missing') throw notFound()
  if (outcome === 'stale') {
    const theirs = await requireProperty(context.db, id)
    const changes = differences(valuesOf(theirs), values, locale)
    const change = { version: theirs.version, by: theirs.updatedBy, differences: changes }
    if (changes.length > 0) return askAgain({ id, result: asPosted(form), change }, 409)
  }
  if (missing.length === 0) return redirectWithMessage(context, pageAfter(form, id), 'propertySaved')
  return redirectWithMessage(context, pageAfter(form, id), 'propertySavedUnpublished', {
    missing: namesOf(missing, locale),
  })
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
  const holder = await findByNumber(db, values.propertyNumber, id)
  if (holder) errors.propertyNumber = [t('forms:problems.numberTaken', { name: holder.name })]
  const members = values.responsibleMember === null ? [] : await listTeamMembers(db)
  if (values.responsibleMember !== null && !members.some((member) => member.id === values.responsibleMember)) {
    errors.responsibleMember = [t('forms:problems.unknownMember')]
  }
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

function versionOf(form: FormData): number {
  const version = Number(form.get('version'))
  return Number.isInteger(version) ? version : 0
}

function pageAfter(form: FormData, id: string): string {
  return form.get('next') === 'close' ? paths.dashboard.properties : paths.dashboard.property(id)
}

/** What the page is told when a form cannot simply be saved. */
interface Question {
  id: string
  result: RejectedForm
  /** What an online offer would lose: mend it, or save it and take the offer offline. */
  missing?: string
  /** Somebody else's save in the meantime; saving again over that version is a decision. */
  change?: { version: number; by: string | null; differences: Difference[] }
}

function askAgain(question: Question, status = 400) {
  return data(question, { status })
}

/** The form as it was posted, for a page that asks again without finding fault with a field. */
function asPosted(form: FormData): RejectedForm {
  const texts = [...form].map(([name, value]) => [name, String(value)])
  return { status: 'error', initialValue: Object.fromEntries(texts) }
}

interface Difference {
  field: keyof PropertyValues
  theirs: string
  mine: string
}

/** Where somebody else's saved values and the posted ones differ, as they stand in the controls. */
function differences(theirs: PropertyValues, mine: PropertyValues, locale: Locale): Difference[] {
  const [saved, posted] = [controlValues(theirs, locale), controlValues(mine, locale)]
  const names = Object.keys(propertyFields) as (keyof PropertyValues)[]
  return names
    .filter((name) => saved[name] !== posted[name])
    .map((field) => ({ field, theirs: saved[field] ?? '', mine: posted[field] ?? '' }))
}

/** The values as they stand in the controls of the form. */
export function controlValues(
  values: Readonly<Record<keyof PropertyValues, FieldValue<Field>>>,
  locale: Locale,
): Record<string, string> {
  const entries = Object.entries(propertyFields) as [keyof PropertyValues, Field][]
  return Object.fromEntries(entries.map(([name, field]) => [name, formatForControl(field, values[name], locale)]))
}

/** The people a property can be assigned to, as options. */
export async function memberOptions(db: Database) {
  return (await listTeamMembers(db)).map(({ id, name }) => ({ value: id, label: name }))
}
