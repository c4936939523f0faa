import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { dropSaved } from '#app/data/prepared/prepared.server.ts'
import { createProperty, findProperty, updateProperty, withClosing } from '#app/data/properties/properties.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { adviceFor, missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { intentName } from '#app/fields/control-names.ts'
import { asPosted, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { ruleTitles } from '#app/routes/dashboard/property-acts/rule-titles.server.ts'
import { changeOf } from '#app/routes/dashboard/property-acts/saved-change.server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import { saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'
import { prepareProperty } from './prepare.server.ts'
import { applyButton, readPropertyForm } from './read-property-form.server.ts'
import { type Post, redirectAfterSave, rerenderProperty, rerenderUnsaved } from './save-answers.server.ts'

/** A second post of the same form changes the property that the first one created. */
export async function saveNewProperty(post: Post) {
  const { context, id, locale, by } = post
  if (await findProperty(context.db, id)) return saveProperty(post)
  const read = await readPropertyForm(post, null)
  if ('result' in read) return rerenderProperty(post, read)
  const ruleDate = berlinToday()
  const missing = missingForOffer(publishCandidate(read.values, []), ruleDate)
  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const created = await unlessNumberTaken(post, () => createProperty(context.db, id, values, by))
  if (typeof created === 'object') return rerenderProperty(post, { result: created })
  if (!created) return saveProperty(post)
  const lacking = missing.length > 0 ? ruleTitles(missing, locale) : null
  return redirectAfterSave(post, values, {
    message: 'propertyCreated',
    missing: lacking,
    asRead: read.asRead,
    locale,
  })
}

/** Asks before a public offer loses required details, and before a colleague's save is overwritten. */
export async function saveProperty(post: Post) {
  if (post.form.get('next') === 'prepare') return prepareProperty(post)
  const { context, id, form, locale, by } = post
  const { db } = context
  const stored = await findProperty(db, id)
  const isRestored = stored?.deletedAt && form.get('next') === 'restore'
  if (!stored || (stored.deletedAt && !isRestored)) return rerenderUnsaved(post, stored)
  const isOnline = stored.published && !stored.sold && !isRestored
  let isInTrash = isRestored

  const pictures = await listPictures(db, id)
  const ruleDate = berlinToday()
  let missing: PublishRuleName[] = []
  let asRead: string | null = null
  const update = (values: PropertyValues, version: number) =>
    unlessNumberTaken(post, () => updateProperty(db, id, values, version, by))

  const outcome = await saveForm(post, {
    subject: { kind: 'property', id },
    fields: propertyFields,
    stored: savedValues(stored),
    find: async () => {
      const theirs = await findProperty(db, id)
      return theirs && !theirs.deletedAt ? savedValues(theirs) : null
    },
    read: async (base) => {
      if (form.get('shown') === 'prepared' && !isRestored && !form.has(intentName))
        return {
          result: { ...asPosted(form), error: { published: [translator(locale)('forms:problems.preparedShown')] } },
        }
      applyButton(form, Boolean(isRestored))
      const read = await readPropertyForm(post, base ?? valuesOf(stored), isOnline)
      if ('result' in read) return read
      asRead = read.asRead
      missing = missingForOffer(publishCandidate(read.values, pictures), ruleDate)
      if (missing.length > 0 && isOnline) return { result: asPosted(form) }
      const values = withClosing(read.values, stored)
      return { values: { ...values, published: values.published && missing.length === 0 } }
    },
    ...(isRestored && {
      restore: async () => {
        await changeStates(db, [id], { trashed: false }, by)
        isInTrash = false
      },
    }),
    write: async (values, version) => {
      const written = await update(values, version)
      if (written !== 'pictureless') return written
      // The last picture was deleted after the check above.
      missing = ['picture']
      const offline = await update({ ...values, published: false }, version)
      return offline === 'pictureless' ? 'missing' : offline
    },
    writer: () => loadPropertyWriter(db, locale),
  })
  if (outcome.status === 'gone') return rerenderUnsaved(post, await findProperty(db, id))
  if (outcome.status === 'rejected' && isInTrash) return rerenderUnsaved(post, stored, outcome.result)
  if (outcome.status !== 'saved')
    return rerenderProperty(post, outcome, isOnline && missing.length > 0 ? { missing } : {})

  const { version, values, base } = outcome
  if (stored.hasPrepared) await dropSaved(db, id, values)
  const lacking = missing.length > 0 ? ruleTitles(missing, locale) : null
  const unpublished = lacking ? ({ key: 'valuesRestoredUnpublished', values: { missing: lacking } } as const) : null
  if (post.onSaved) return post.onSaved(version, unpublished)
  const advised = values.published && !values.sold ? adviceFor(publishCandidate(values, pictures), ruleDate) : []
  const advice = advised.length > 0 ? ruleTitles(advised, locale) : null
  const message = isRestored ? 'propertyRestoredAndSaved' : 'propertySaved'
  const anchor = languageAnchor(propertyFields, base, values)
  const change = isRestored ? null : changeOf(outcome.before, values, version, locale)
  return redirectAfterSave({ ...post, anchor }, values, { message, missing: lacking, asRead, advice, change, locale })
}

function savedValues(row: PropertyRow): Saved<PropertyValues> {
  return { version: row.version, values: valuesOf(row) }
}

/** The number may be taken between the check and the write; the form is then refused like any other. */
async function unlessNumberTaken<Outcome>(
  post: Post,
  write: () => Promise<Outcome>,
  attempts = 3,
): Promise<Outcome | RejectedForm> {
  try {
    return await write()
  } catch (error) {
    if (!isDatabaseError(error, 'UNIQUE constraint failed: properties.property_number')) throw error
    const read = await readPropertyForm(post)
    if ('result' in read) return read.result
    // The number has become free again in between.
    if (attempts > 1) return unlessNumberTaken(post, write, attempts - 1)
    throw error
  }
}
