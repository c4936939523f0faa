import { findSettings, updateAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { countOverdue } from '#app/data/enquiries/enquiry-retention.server.ts'
import { listTeamNames, listTeamOptions } from '#app/data/entries/team-members.server.ts'
import { agencyFields, isUsualVatId, type SavedAgency } from '#app/domain/agency/agency.ts'
import { logoFields } from '#app/domain/agency/logo.ts'
import { englishOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { retentionMonths, unansweredMonths } from '#app/domain/agency/retention.ts'
import { englishState, isWordless } from '#app/domain/missing-texts.ts'
import { type Saved, settingsSubject } from '#app/domain/saving/subject.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translation } from '#app/fields/translations.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import {
  type RestorablePost,
  readFields,
  rerenderForm,
  saveForm,
} from '#app/routes/dashboard/saving/save-form.server.ts'
import { settingsFormId } from '#app/ui/dashboard/settings/settings-form.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'
import { isKnownPhrase } from '#app/words/texts/authored.server.ts'
import { agencyProblems, checkedIn } from './agency-problems.server.ts'
import { homePictureFields, homePictureOptions } from './home-picture.server.ts'

export async function loadSettings(request: Request, { db, transport }: AppContext) {
  const [{ agency, version, savedAt, stale }, members, locale] = await Promise.all([
    findSettings(db),
    listTeamOptions(db),
    localeOf(request),
  ])
  const title = translator(locale)('dashboard:settings.title')
  const english = englishState(agencyFields, agency, stale, hasEnglishPhrase)
  const values = formatForControls(agencyFields, agency, locale)
  return { title, version, savedAt, members, english, values, missing: missingForVisitors(transport) }
}

function hasEnglishPhrase(field: string, text: string): boolean {
  if (field === 'openingHours') return englishOpeningHours(text.split('\n')) !== null
  return isWordless(text) || isKnownPhrase(field, text)
}

export async function findSavedAgency(db: Database): Promise<Saved<SavedAgency>> {
  const { version, agency } = await findSettings(db)
  return { version, values: agency }
}

export async function saveSettings(post: RestorablePost) {
  const { form, locale, context, by, onSaved } = post
  const { db } = context
  const stored = await findSavedAgency(db)
  const outcome = await saveForm(post, {
    subject: settingsSubject,
    fields: agencyFields,
    stored,
    find: () => findSavedAgency(db),
    read: async () => {
      const members = await listTeamNames(db)
      return readFields(post, agencyFields, (values, errors) => ({
        ...agencyProblems(values ?? checkedIn(form), members, locale),
        ...errors,
      }))
    },
    write: (values, version) => updateAgency(db, values, version, by),
    writer: () => settingsWriter(db, locale),
  })
  // Only the home picture's form uploads a file; settings are never deleted.
  if (outcome.status !== 'saved') return rerenderForm(form, outcome, { uploaded: undefined })
  const { version, values, base } = outcome
  const remark = await savedRemark(values, stored.values, db)
  if (onSaved) return onSaved(version, remark)
  const { settings, settingsHistory } = dashboardPaths
  const undo = { fields: agencyFields, saved: outcome, history: settingsHistory, form: settingsFormId }
  const extras = { link: { to: paths.home, label: 'home' } as const, ...undoOfSave(undo) }
  if (remark) return redirectWithMessage(context, settings, remark.key, remark.values, { tone: 'warn', ...extras })
  const back = settings + languageAnchor(agencyFields, base, values)
  return redirectWithMessage(context, back, 'settingsSaved', {}, extras)
}

export async function confirmAgencyText({ form, locale, context }: RestorablePost, translation: Translation) {
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
    rerender: (fresh, status) => rerenderForm(form, {}, { fresh }, status),
  })
}

interface Remark {
  key: 'settingsSavedDeletes' | 'settingsSavedOddVatId'
  values: Record<string, string | number>
}

/** A warning about the saved values; null if there is none. */
async function savedRemark(agency: SavedAgency, before: SavedAgency, db: Database): Promise<Remark | null> {
  const isShorter =
    retentionMonths(agency) < retentionMonths(before) || unansweredMonths(agency) < unansweredMonths(before)
  const count = isShorter ? await countOverdue(db, agency) : 0
  const { vatId } = agency
  if (count > 0) return { key: 'settingsSavedDeletes', values: { count } }
  return vatId && !isUsualVatId(vatId) ? { key: 'settingsSavedOddVatId', values: { vatId } } : null
}

export async function settingsWriter(db: Database, locale: Locale) {
  return valueWriter({ ...agencyFields, ...homePictureFields, ...logoFields }, locale, {
    options: homePictureOptions(locale),
    references: { valuer: await listTeamOptions(db) },
  })
}
