/** Reading, checking and saving the property form, for a new property and an existing one alike. */

import type { Database } from '#app/data/database.server.ts'
import { findByNumber } from '#app/data/properties.server.ts'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/property.ts'
import { missingForPublishing, type PublishRuleName } from '#app/domain/publish-rules.ts'
import { emptyValue, type Field, type Locale } from '#app/fields/field.ts'
import { formatForControl } from '#app/fields/format.ts'
import { parseForm, type RejectedForm } from '#app/http/forms.server.ts'
import { translator } from '#app/i18n/server.ts'

/** Reads the posted property, and asks the database what a schema cannot know. */
export async function readPropertyForm(
  db: Database,
  id: string,
  form: FormData,
  locale: Locale,
): Promise<{ values: PropertyValues } | { result: RejectedForm }> {
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

/** What keeps these values from being an offer; a reference or a draft is not held to it. */
export function missingForOffer(values: PropertyValues, pictureCount: number): PublishRuleName[] {
  if (!values.published || values.sold) return []
  return missingForPublishing({ ...values, pictureCount, picturesWithoutAlt: 0 })
}

/** The names of missing particulars, as one phrase. */
export function namesOf(rules: readonly PublishRuleName[], locale: Locale): string {
  const t = translator(locale)
  return rules.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
}

/** The values as they stand in the controls of the form. */
export function controlValues(values: PropertyValues, locale: Locale): Record<string, string> {
  const entries = Object.entries(propertyFields) as [keyof PropertyValues, Field][]
  return Object.fromEntries(entries.map(([name, field]) => [name, formatForControl(field, values[name], locale)]))
}

export function emptyControlValues(locale: Locale): Record<string, string> {
  const empty = Object.entries(propertyFields).map(([name, field]) => [name, emptyValue(field as Field)])
  return controlValues(Object.fromEntries(empty) as PropertyValues, locale)
}

export interface Difference {
  field: keyof PropertyValues
  theirs: string
  mine: string
}

/** Where somebody else's saved values and the posted ones differ. */
export function differences(theirs: PropertyValues, mine: PropertyValues, locale: Locale): Difference[] {
  const [saved, posted] = [controlValues(theirs, locale), controlValues(mine, locale)]
  const names = Object.keys(propertyFields) as (keyof PropertyValues)[]
  return names
    .filter((name) => saved[name] !== posted[name])
    .map((field) => ({ field, theirs: saved[field] ?? '', mine: posted[field] ?? '' }))
}

/** The people a property can be assigned to, as options. */
export async function memberOptions(db: Database) {
  return (await listTeamMembers(db)).map(({ id, name }) => ({ value: id, label: name }))
}
