/** /dashboard/settings: everything that differs from one agency to the next. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findAgency, findSettings, updateAgency } from '#app/data/agency/settings.server.ts'
import { countOverdue } from '#app/data/enquiries/enquiry-retention.server.ts'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { type Agency, agencyFields, isUsualVatId } from '#app/domain/agency/agency.ts'
import { retentionMonths } from '#app/domain/agency/retention.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, postedVersion, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import type { SettingsDifference } from '#app/ui/dashboard/settings/settings-conflict.tsx'
import { SettingsForm } from '#app/ui/dashboard/settings/settings-form.tsx'
import { SettingsTabs } from '#app/ui/dashboard/settings/settings-tabs.tsx'
import { agencyProblems } from './agency-problems.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [{ agency, version, savedAt }, team, locale] = await Promise.all([
    findSettings(context.db),
    listTeamNames(context.db),
    localeOf(request),
  ])
  const title = translator(locale)('dashboard:settings.title')
  const members = team.map(({ id, name }) => ({ value: id, label: name }))
  return { title, version, savedAt, members, values: formatForControls(agencyFields, agency, locale) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const version = postedVersion(form)
  const submission = parseForm(form, agencyFields, locale)
  if (submission.status !== 'success') {
    const result = submission.reply()
    // A row more or less is what was asked for, and no refusal.
    return askAgain({ version, result }, result.intent ? 200 : 400)
  }
  const agency = submission.value
  const team = await listTeamNames(context.db)
  const fieldErrors = agencyProblems(agency, team, locale)
  if (Object.keys(fieldErrors).length > 0) return askAgain({ version, result: submission.reply({ fieldErrors }) }, 400)
  const before = await findAgency(context.db)
  if (!(await updateAgency(context.db, agency, version))) {
    const stored = await findSettings(context.db)
    const differences = differencesBetween(stored.agency, agency, team, locale)
    const result = submission.reply({ formErrors: [] })
    if (differences.length > 0) return askAgain({ version: stored.version, result, differences }, 409)
  }
  const { settings } = paths.dashboard
  const { vatId } = agency
  const link = { to: paths.home, label: 'home' } as const
  const isShorter = retentionMonths(agency) < retentionMonths(before)
  const count = isShorter ? await countOverdue(context.db, agency) : 0
  if (count > 0)
    return redirectWithMessage(context, settings, 'settingsSavedDeletes', { count }, { tone: 'warn', link })
  return vatId && !isUsualVatId(vatId)
    ? redirectWithMessage(context, settings, 'settingsSavedOddVatId', { vatId }, { tone: 'warn', link })
    : redirectWithMessage(context, settings, 'settingsSaved', {}, { link })
}

interface FormAnswer {
  version: number
  result: RejectedForm
  /** A colleague's save in the meantime; overwriting it is a decision. */
  differences?: SettingsDifference[]
}

function askAgain(answer: FormAnswer, status: number) {
  return data(answer, { status })
}

function differencesBetween(
  stored: Agency,
  mine: Agency,
  team: readonly TeamMember[],
  locale: Locale,
): SettingsDifference[] {
  const inWords = (agency: Agency) => ({
    ...formatForControls(agencyFields, agency, locale),
    valuer: team.find(({ id }) => id === agency.valuer)?.name ?? '',
  })
  const [theirs, posted] = [inWords(stored), inWords(mine)]
  return keysOf(agencyFields)
    .filter((name) => theirs[name] !== posted[name])
    .map((field) => ({ field, stored: theirs[field], mine: posted[field] }))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SettingsPage() {
  const { version, savedAt, values, members } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.lead')} />
      <SettingsTabs current="details" />
      <SettingsForm
        version={answer?.version ?? version}
        values={values}
        members={members}
        savedAt={savedAt}
        lastResult={answer?.result}
        differences={answer?.differences}
      />
    </>
  )
}
