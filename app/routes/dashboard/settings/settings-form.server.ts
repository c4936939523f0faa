/** Reading and saving the settings, from their form and from their history. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import { findSettings, updateAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { countOverdue } from '#app/data/enquiries/enquiry-retention.server.ts'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { agencyFields, isUsualVatId, type SavedAgency } from '#app/domain/agency/agency.ts'
import { englishOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { retentionMonths, unansweredMonths } from '#app/domain/agency/retention.ts'
import { englishState, isWordless } from '#app/domain/missing-texts.ts'
import { type Saved, settingsSubject } from '#app/domain/saving/subject.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translation } from '#app/fields/translations.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, postedVersion, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { type Conflict, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'
import { isKnownPhrase } from '#app/words/texts/authored.server.ts'
import { agencyProblems, checkedIn } from './agency-problems.server.ts'
import { homePictureFields } from './home-picture.server.ts'

export async function loadSettings(request: Request, { db, transport }: AppContext) {
  const [{ agency, version, savedAt, stale }, members, locale] = await Promise.all([
    findSettings(db),
    memberOptions(db),
    localeOf(request),
  ])
  const title = translator(locale)('dashboard:settings.title')
  const english = englishState(agencyFields, agency, stale, isSaidInEnglish)
  const values = formatForControls(agencyFields, agency, locale)
  return { title, version, savedAt, members, english, values, missing: missingForVisitors(transport) }
}

/** Whether English pages say it by themselves. */
function isSaidInEnglish(field: string, text: string): boolean {
  if (field === 'openingHours') return englishOpeningHours(text.split('\n')) !== null
  return isWordless(text) || isKnownPhrase(field, text)
}

export async function findSavedAgency(db: Database): Promise<Saved<SavedAgency>> {
  const { version, agency } = await findSettings(db)
  return { version, values: agency }
}

interface SettingsPost {
  form: FormData
  locale: Locale
  context: AppContext
  by: Author
  /** The answer once it is saved, instead of the settings. */
  onSaved?: (version: number) => TypedResponse<never>
}

export async function saveSettings({ form, locale, context, by, onSaved }: SettingsPost) {
  const { db } = context
  const before = await findSavedAgency(db)
  const saved = { db, subject: settingsSubject, fields: agencyFields, form, locale }
  const base = await readBase(saved, before)
  const version = postedVersion(form)
  const submission = parseForm(form, agencyFields, locale)
  const members = await listTeamNames(db)
  if (submission.status !== 'success') {
    const { intent, error } = submission.reply()
    // A row more or less is what was asked for, and no refusal.
    if (intent) return askAgain({ version, result: submission.reply() }, 200)
    const fieldErrors = { ...agencyProblems(checkedIn(form), members, locale), ...error }
    return askAgain({ version, result: { ...submission.reply(), error: fieldErrors } }, 400)
  }
  const agency = submission.value
  const fieldErrors = agencyProblems(agency, members, locale)
  if (Object.keys(fieldErrors).length > 0) return askAgain({ version, result: submission.reply({ fieldErrors }) }, 400)
  const outcome = await saveOver(saved, {
    base,
    mine: agency,
    find: () => findSavedAgency(db),
    write: async (over) => ((await updateAgency(db, agency, over, by)) === 'saved' ? over + 1 : 'stale'),
    writer: () => settingsWriter(db, locale),
    same: (over) => over,
  })
  if (isConflict(outcome)) {
    return askAgain({ version: outcome.version, result: submission.reply({ formErrors: [] }), change: outcome }, 409)
  }
  // The settings are never missing.
  const saying = await remarkOn(agency, before.values, db)
  const { settings } = dashboardPaths
  const link = { to: paths.home, label: 'home' } as const
  if (saying) return redirectWithMessage(context, settings, saying.key, saying.values, { tone: 'warn', link })
  if (onSaved && typeof outcome === 'number') return onSaved(outcome)
  const back = settings + languageAnchor(agencyFields, base, agency)
  return redirectWithMessage(context, back, 'settingsSaved', {}, { link })
}

/** Says that a translation is right all the same. */
export async function confirmAgencyText({ form, locale, context }: SettingsPost, translation: Translation) {
  const { values } = await findSavedAgency(context.db)
  const labels: Readonly<Record<string, string>> = translator(locale)('dashboard:settings.fields', {
    returnObjects: true,
  })
  return confirmFreshness({
    context,
    ...settingsSubject,
    kind: 'settings',
    fields: agencyFields,
    translation,
    form,
    locale,
    stored: values,
    page: dashboardPaths.settings,
    label: labels[translation.name] ?? translation.name,
    giveBack: (fresh, status) => askAgain({ version: postedVersion(form), result: asPosted(form), fresh }, status),
  })
}

interface Remark {
  key: 'settingsSavedDeletes' | 'settingsSavedOddVatId'
  values: Record<string, string | number>
}

/** What somebody should know about what they have saved. */
async function remarkOn(agency: SavedAgency, before: SavedAgency, db: Database): Promise<Remark | null> {
  const isShorter =
    retentionMonths(agency) < retentionMonths(before) || unansweredMonths(agency) < unansweredMonths(before)
  const count = isShorter ? await countOverdue(db, agency) : 0
  const { vatId } = agency
  if (count > 0) return { key: 'settingsSavedDeletes', values: { count } }
  return vatId && !isUsualVatId(vatId) ? { key: 'settingsSavedOddVatId', values: { vatId } } : null
}

export async function settingsWriter(db: Database, locale: Locale) {
  return valueWriter({ ...agencyFields, ...homePictureFields }, locale, {
    references: { valuer: await memberOptions(db) },
  })
}

async function memberOptions(db: Database) {
  return (await listTeamNames(db)).map(({ id, name }) => ({ value: id, label: name }))
}

interface FormAnswer {
  version: number
  result: RejectedForm
  /** A colleague's save in the meantime; overwriting it is a decision. */
  change?: Conflict
  /** Said of a translation. */
  fresh?: FreshText
  /** Only the home picture's form has one. */
  uploaded?: undefined
}

function askAgain(answer: FormAnswer, status: number) {
  return data(answer, { status })
}
