import type { Database } from '#app/data/database.server.ts'
import { findTeamMember } from '#app/data/entries/team-members.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { findByNumber } from '#app/data/properties/properties.server.ts'
import { surePlaceOf } from '#app/domain/places/place-of.ts'
import { withCertificate } from '#app/domain/properties/energy-certificate.ts'
import { type PropertyValues, propertyFieldsIn } from '#app/domain/properties/property.ts'
import { intentName } from '#app/fields/control-names.ts'
import type { Locale } from '#app/fields/locale.ts'
import { parseForm, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { incompleteCoordinates } from '#app/routes/dashboard/location/split-pair.server.ts'
import { askAboutNumbers } from '#app/routes/dashboard/saving/ask-about-numbers.server.ts'
import type { Post } from './save-answers.server.ts'
import { parseWordedNumbers } from './usual-words.server.ts'

/** The pressed button wins over the form's own `published`. */
export function applyButton(form: FormData, isRestored: boolean): void {
  const next = form.get('next')
  if (next === 'publish') form.set('published', 'on')
  if (next === 'unpublish' || isRestored) form.delete('published')
  if (next === 'sell') form.set('sold', 'on')
}

/** @param before what the form changes, null for a new property; without it, no number is asked about */
export async function readPropertyForm(
  { context: { db }, id, form, locale, kept, undone }: Post,
  before?: PropertyValues | null,
  isAlerted = false,
): Promise<{ values: PropertyValues; asRead: string | null } | { result: RejectedForm }> {
  const { needing, waiting, asRead, worded } = parseWordedNumbers(form, locale)
  const fields = propertyFieldsIn(form.get('marketType'))
  const submission = parseForm(worded, fields, locale, kept)
  if (submission.status !== 'success') {
    const isAboutRows = form.has(intentName)
    return {
      result: isAboutRows
        ? parseForm(form, fields, locale).reply()
        : withoutErrors(submission.reply({ fieldErrors: needing }), waiting),
    }
  }
  const values = withCertificate(submission.value)
  const fieldErrors = await problemsOutside(db, id, values, locale)
  if (Object.keys(fieldErrors).length > 0) return { result: submission.reply({ fieldErrors }) }
  const isAsked = before !== undefined && !undone
  const result = isAsked
    ? askAboutNumbers(form, values, before, locale, { isAlerted, place: surePlaceOf(gazetteer(), values) })
    : null
  if (result) return { result }
  const isAdded = values.energyCertificate !== submission.value.energyCertificate
  const readings = [asRead, isAdded && translator(locale)('forms:certificateAdded')]
  return { values, asRead: readings.filter(Boolean).join(', ') || null }
}

function withoutErrors(result: RejectedForm, fields: readonly string[]): RejectedForm {
  const errors = Object.entries(result.error ?? {}).filter(([name]) => !fields.includes(name))
  return { ...result, error: Object.fromEntries(errors) }
}

async function problemsOutside(db: Database, id: string, values: PropertyValues, locale: Locale) {
  const t = translator(locale)
  const errors: Record<string, string[]> = incompleteCoordinates(values, t)
  const { propertyNumber, responsibleMember } = values
  const [holder, member] = await Promise.all([
    findByNumber(db, propertyNumber, id),
    responsibleMember === null ? null : findTeamMember(db, responsibleMember),
  ])
  if (holder) errors.propertyNumber = [t('forms:problems.numberTaken', { name: holder.name })]
  if (responsibleMember !== null && !member) errors.responsibleMember = [t('forms:problems.unknownMember')]
  return errors
}
