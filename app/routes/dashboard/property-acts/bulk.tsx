/**
 * POST /dashboard/properties/bulk: one act (`act`) on many properties (`ids`: repeated, or between commas). The answer
 * asks first when many would go to the trash.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import type { Database } from '#app/data/database.server.ts'
import {
  changeStates,
  countThere,
  type StateChange,
  type StateResult,
} from '#app/data/properties/property-states.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { namesOf } from '#app/routes/dashboard/properties/editor.server.ts'
import { type Confirmation, ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { isOnlineAgain } from './acts.server.ts'

/** It also runs for the page that asks; a plain GET has nothing to ask about. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return data({ title: translator(await localeOf(request))('dashboard:properties.title') }, { status: 405 })
}

const mostAtOnce = 500

/** More than this many go to the trash after a question only. */
const mostUnasked = 5

const acts = ['publish', 'unpublish', 'trash', 'restore'] as const
type Act = (typeof acts)[number]

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const t = translator(locale)
  const answer = (text: string, extras?: MessageExtras) =>
    redirectWithMessage(
      context,
      ownPath(form.get('redirectTo'), paths.dashboard.properties),
      'propertiesChanged',
      { text },
      extras,
    )
  const act = acts.find((known) => known === form.get('act'))
  const ids = idsIn(form)
  if (!act) return answer(t('forms:bulk.unknownAct'), { tone: 'warn' })
  if (ids.length === 0) return answer(t('forms:bulk.none'), { tone: 'warn' })
  if (ids.length > mostAtOnce) {
    return answer(t('forms:bulk.tooMany', { count: ids.length, max: mostAtOnce }), { tone: 'warn' })
  }
  if (act === 'trash' && ids.length > mostUnasked && form.get('confirmed') !== 'on') {
    const confirmation = await askBeforeTrash(context.db, ids, form, t)
    if (confirmation) return data({ confirmation }, { status: 200 })
  }
  const change = changeOf(act, form)
  const results = await changeStates(context.db, ids, change, user)
  const { text, isComplete, ...ways } = report(act, change, ids.length, results, t, locale)
  return answer(text, { tone: isComplete ? 'good' : 'warn', ...ways })
}

/** Null when too few of them are there to ask about. */
async function askBeforeTrash(db: Database, ids: readonly string[], form: FormData, t: Translator) {
  const { here, online } = await countThere(db, ids)
  if (here <= mostUnasked) return null
  const back = ownPath(form.get('redirectTo'), paths.dashboard.properties)
  const confirmation: Confirmation = {
    title: t('forms:bulk.ask', { count: here }),
    text: [...(online > 0 ? [t('forms:bulk.askOnline', { count: online })] : []), t('forms:bulk.askKept')],
    submit: t('forms:bulk.askSubmit'),
    back,
    fields: { ids: ids.join(), act: 'trash', redirectTo: back, confirmed: 'on' },
  }
  return confirmation
}

function idsIn(form: FormData): string[] {
  const values = form.getAll('ids').flatMap((value) => String(value).split(','))
  return [...new Set(values.map((id) => id.trim()).filter(Boolean))]
}

/** `published=on` publishes again what was published before the trash. */
function changeOf(act: Act, form: FormData): StateChange {
  if (act === 'trash') return { trashed: true }
  if (act === 'restore') return { trashed: false, published: form.get('published') === 'on' }
  return { published: act === 'publish' }
}

function report(
  act: Act,
  change: StateChange,
  askedCount: number,
  results: readonly StateResult[],
  t: Translator,
  locale: Locale,
) {
  const resultsOf = (...wanted: StateResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const done = resultsOf('changed', 'offline')
  const same = resultsOf('same').length
  const stillOffline =
    act === 'restore' ? resultsOf('changed').filter((answer) => !isOnlineAgain(change, answer.property)) : []
  const [refused, offline] = [resultsOf('refused'), resultsOf('offline')]
  const absent = askedCount - done.length - same - refused.length
  const sentences = [
    done.length > 0 && t(`forms:bulk.${act}`, { count: done.length }),
    refused.length > 0 && t('forms:bulk.refused', { list: missingText(refused, t, locale) }),
    offline.length > 0 && t('forms:bulk.offline', { list: missingText(offline, t, locale) }),
    stillOffline.length > 0 && t('forms:bulk.restoredOffline', { count: stillOffline.length }),
    same > 0 && t('forms:bulk.same', { count: same }),
    absent > 0 && t('forms:bulk.absent', { count: absent }),
  ]
  return {
    text: sentences.filter(Boolean).join(' '),
    isComplete: refused.length + offline.length + absent === 0,
    ...(done.length > 0 && { undo: undoOf(act, done) }),
    ...(stillOffline.length > 0 && { next: publishing(stillOffline) }),
  }
}

/** Names the first three and counts the others. */
function missingText(results: readonly StateResult[], t: Translator, locale: Locale): string {
  const named = results
    .slice(0, 3)
    .map(({ property, missing }) =>
      t('forms:bulk.lacks', { number: property.propertyNumber, missing: namesOf(missing, locale) }),
    )
  const others = results.length - named.length
  return named.join(', ') + (others > 0 ? ` ${t('forms:bulk.more', { count: others })}` : '')
}

const opposite = { publish: 'unpublish', unpublish: 'publish', trash: 'restore', restore: 'trash' } as const

function undoOf(act: Act, done: readonly StateResult[]): NonNullable<MessageExtras['undo']> {
  const fields = { ids: done.map(({ property }) => property.id).join(), act: opposite[act] }
  return { action: paths.dashboard.bulk, fields: act === 'trash' ? { ...fields, published: 'on' } : fields }
}

function publishing(restored: readonly StateResult[]): NonNullable<MessageExtras['next']> {
  const fields = { ids: restored.map(({ property }) => property.id).join(), act: 'publish' }
  return { action: paths.dashboard.bulk, fields, label: restored.length === 1 ? 'publish' : 'publishAll' }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BulkPage() {
  const confirmation = useActionData<typeof action>()?.confirmation
  return confirmation ? <ConfirmView {...confirmation} /> : <NothingChosen />
}

function NothingChosen() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('properties.bulk.none')} lead={t('properties.bulk.noneText')} />
      <ButtonLink variant="quiet" to={paths.dashboard.properties}>
        {t('properties.title')}
      </ButtonLink>
    </>
  )
}
