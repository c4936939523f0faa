/**
 * One action (`act`) on many properties (`ids`: repeated, or between commas). `member` is assigned to all, `members`
 * one each (between commas, for undo). Asks before trashing many.
 */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import type { Database } from '#app/data/database.server.ts'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { changeStates, countThere, type StateResult } from '#app/data/properties/property-states.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type Confirmation, ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { takenBack } from './act-versions.server.ts'
import { acts, assignments, partsOf, report } from './bulk-acts.server.ts'
import { declinesStanding } from './left-behind.server.ts'

/** Also runs after the action, for the confirmation page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const title = translator(await localeOf(request))('dashboard:properties.title')
  return data({ title }, { status: 405, headers: { Allow: 'POST' } })
}

const mostAtOnce = 500

/** Trashing more than this asks first. */
const mostUnasked = 5

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const t = translator(locale)
  const ids = idsIn(form)
  const answer = (text: string, extras?: MessageExtras) =>
    redirectWithMessage(
      context,
      ownPath(form.get('redirectTo'), dashboardPaths.properties),
      'propertiesChanged',
      { text },
      { ...extras, ...(extras?.tone === 'warn' && { ticked: extras.ticked ?? ids.join() }) },
    )
  const act = acts.find((known) => known === form.get('act'))
  if (!act) return answer(t('forms:bulk.unknownAct'), { tone: 'warn' })
  if (ids.length === 0) return answer(t('forms:bulk.none'), { tone: 'warn' })
  if (ids.length > mostAtOnce) {
    return answer(t('forms:bulk.tooMany', { count: ids.length, max: mostAtOnce }), { tone: 'warn' })
  }
  const versions = takenBack(form, ids)
  if (act === 'trash' && ids.length > mostUnasked && form.get('confirmed') !== 'on') {
    const confirmation = await askBeforeTrash(context.db, ids, form, t)
    if (confirmation) return data({ confirmation }, { status: 200 })
  }
  const parts = act === 'assign' ? assignments(form, ids, await listTeamNames(context.db)) : partsOf(act, form, ids)
  const [first] = parts
  if (!first) return answer(t('forms:bulk.noMember'), { tone: 'warn' })
  const results: StateResult[] = []
  for (const { ids, change } of parts) results.push(...(await changeStates(context.db, ids, change, user, versions)))
  const { text, isComplete, ...ways } = report(act, first.change, ids.length, results, t, locale, user)
  const declines = await declinesStanding(context.db, act === 'unreserve' ? freedAmong(results) : [], t)
  const tone = isComplete ? 'good' : 'warn'
  return answer([text, ...declines.sentences].join(' '), { tone, ...declines.ways, ...ways })
}

function freedAmong(results: readonly StateResult[]) {
  return results.flatMap(({ property, result }) => (result === 'changed' && !property.sold ? [property] : []))
}

/** Null when too few exist to ask. */
async function askBeforeTrash(db: Database, ids: readonly string[], form: FormData, t: Translator) {
  const { here, online } = await countThere(db, ids)
  if (here <= mostUnasked) return null
  const back = ownPath(form.get('redirectTo'), dashboardPaths.properties)
  const confirmation: Confirmation = {
    title: t('forms:bulk.ask', { count: here }),
    text: [...(online > 0 ? [t('forms:bulk.askOnline', { count: online })] : []), t('forms:bulk.askKept')],
    submit: t('forms:bulk.askSubmit'),
    back,
    fields: {
      ids: ids.join(),
      ...(form.has('since') && { since: String(form.get('since')) }),
      act: 'trash',
      redirectTo: back,
      confirmed: 'on',
    },
  }
  return confirmation
}

function idsIn(form: FormData): string[] {
  const values = form.getAll('ids').flatMap((value) => String(value).split(','))
  return [...new Set(values.map((id) => id.trim()).filter(Boolean))]
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  const allow = loaderHeaders.get('Allow')
  if (allow) headers.set('Allow', allow)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

export const meta = unlistedMeta

export default function BulkPage() {
  const confirmation = useActionData<typeof action>()?.confirmation
  return confirmation ? <ConfirmView {...confirmation} /> : <NothingToRead />
}

function NothingToRead() {
  const { t } = useTranslation(['dashboard', 'refusals'])
  return (
    <>
      <PageHead title={t('refusals:postsOnly.title')} lead={t('refusals:postsOnly.text')} />
      <ButtonLink variant="quiet" to={dashboardPaths.properties}>
        {t('dashboard:properties.title')}
      </ButtonLink>
    </>
  )
}
