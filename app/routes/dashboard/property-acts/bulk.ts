/** POST /dashboard/properties/bulk: one act (`act`) on many properties (`ids`: repeated, or between commas). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { changeStates, type StateChange, type StateResult } from '#app/data/properties/property-states.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { namesOf } from '#app/routes/dashboard/properties/editor.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

const mostAtOnce = 500

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
  const results = await changeStates(context.db, ids, changeOf(act, form), user)
  const { text, isComplete, undo } = report(act, ids.length, results, t, locale)
  return answer(text, { tone: isComplete ? 'good' : 'warn', ...(undo && { undo }) })
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

function report(act: Act, askedCount: number, results: readonly StateResult[], t: Translator, locale: Locale) {
  const resultsOf = (...wanted: StateResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const done = resultsOf('changed', 'offline')
  const same = resultsOf('same').length
  const [refused, offline] = [resultsOf('refused'), resultsOf('offline')]
  const absent = askedCount - done.length - same - refused.length
  const sentences = [
    done.length > 0 && t(`forms:bulk.${act}`, { count: done.length }),
    refused.length > 0 && t('forms:bulk.refused', { list: missingText(refused, t, locale) }),
    offline.length > 0 && t('forms:bulk.offline', { list: missingText(offline, t, locale) }),
    same > 0 && t('forms:bulk.same', { count: same }),
    absent > 0 && t('forms:bulk.absent', { count: absent }),
  ]
  return {
    text: sentences.filter(Boolean).join(' '),
    isComplete: refused.length + offline.length + absent === 0,
    undo: done.length > 0 ? undoOf(act, done) : undefined,
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

export default NoPage
