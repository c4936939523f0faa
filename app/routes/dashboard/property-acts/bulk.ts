/**
 * POST /dashboard/properties/bulk: one act (`act`) on many properties (`ids`: repeated, or between commas). `member` says
 * who is assigned; taking that back names one for each property (`members`: between commas).
 */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { changeStates, type StateChange, type StateResult } from '#app/data/properties/property-states.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/keys-of.ts'
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

/** What each changes, and how it is taken back; a person is assigned by `assignments()`. */
const changes = {
  publish: { change: { published: true }, opposite: 'unpublish' },
  unpublish: { change: { published: false }, opposite: 'publish' },
  reserve: { change: { reserved: true }, opposite: 'unreserve' },
  unreserve: { change: { reserved: false }, opposite: 'reserve' },
  highlight: { change: { highlighted: true }, opposite: 'unhighlight' },
  unhighlight: { change: { highlighted: false }, opposite: 'highlight' },
  assign: { change: {}, opposite: 'assign' },
  trash: { change: { trashed: true }, opposite: 'restore' },
  restore: { change: { trashed: false }, opposite: 'trash' },
} as const satisfies Record<string, { change: StateChange; opposite: string }>
type Act = keyof typeof changes
const acts = keysOf(changes)

/** Assigns nobody. */
const nobody = 'none'

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
  const parts = act === 'assign' ? assignments(form, ids, await listTeamNames(context.db)) : partsOf(act, form, ids)
  if (parts.length === 0) return answer(t('forms:bulk.noMember'), { tone: 'warn' })
  const results: StateResult[] = []
  for (const { ids, change } of parts) results.push(...(await changeStates(context.db, ids, change, user)))
  const { text, isComplete, undo } = report(act, ids.length, results, t, locale)
  return answer(text, { tone: isComplete ? 'good' : 'warn', ...(undo && { undo }) })
}

function idsIn(form: FormData): string[] {
  const values = form.getAll('ids').flatMap((value) => String(value).split(','))
  return [...new Set(values.map((id) => id.trim()).filter(Boolean))]
}

interface Part {
  ids: string[]
  change: StateChange
}

/** `published=on` publishes again what was published before the trash. */
function partsOf(act: Act, form: FormData, ids: string[]): Part[] {
  const { change } = changes[act]
  return [{ ids, change: act === 'restore' ? { ...change, published: form.get('published') === 'on' } : change }]
}

/** None when nobody, or somebody unknown, was chosen. Who has left meanwhile is not assigned again. */
function assignments(form: FormData, ids: string[], team: readonly { id: string }[]): Part[] {
  const known = new Set(team.map(({ id }) => id))
  const member = String(form.get('member') ?? '')
  if (known.has(member) || member === nobody) {
    return [{ ids, change: { responsibleMember: member === nobody ? null : member } }]
  }
  const members = String(form.get('members') ?? '').split(',', ids.length + 1)
  if (members.length !== ids.length || !form.has('members')) return []
  return [...new Set(members)].map((member) => ({
    ids: ids.filter((_, place) => members[place] === member),
    change: { responsibleMember: known.has(member) ? member : null },
  }))
}

function report(act: Act, askedCount: number, results: readonly StateResult[], t: Translator, locale: Locale) {
  const resultsOf = (...wanted: StateResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const done = resultsOf('changed', 'offline')
  const same = resultsOf('same').length
  const [refused, offline, closed] = [resultsOf('refused'), resultsOf('offline'), resultsOf('closed')]
  const absent = askedCount - done.length - same - refused.length - closed.length
  const sentences = [
    done.length > 0 && t(`forms:bulk.${act}`, { count: done.length }),
    refused.length > 0 && t('forms:bulk.refused', { list: missingText(refused, t, locale) }),
    offline.length > 0 && t('forms:bulk.offline', { list: missingText(offline, t, locale) }),
    closed.length > 0 &&
      t('forms:bulk.closed', { list: firstOf(closed, ({ property }) => property.propertyNumber, t) }),
    same > 0 && t('forms:bulk.same', { count: same }),
    absent > 0 && t('forms:bulk.absent', { count: absent }),
  ]
  return {
    text: sentences.filter(Boolean).join(' '),
    isComplete: refused.length + offline.length + closed.length + absent === 0,
    undo: done.length > 0 ? undoOf(act, done) : undefined,
  }
}

function missingText(results: readonly StateResult[], t: Translator, locale: Locale): string {
  const lacks = ({ property, missing }: StateResult) =>
    t('forms:bulk.lacks', { number: property.propertyNumber, missing: namesOf(missing, locale) })
  return firstOf(results, lacks, t)
}

/** Names the first three and counts the others. */
function firstOf(results: readonly StateResult[], nameOf: (result: StateResult) => string, t: Translator): string {
  const named = results.slice(0, 3).map(nameOf)
  const others = results.length - named.length
  return named.join(', ') + (others > 0 ? ` ${t('forms:bulk.more', { count: others })}` : '')
}

function undoOf(act: Act, done: readonly StateResult[]): NonNullable<MessageExtras['undo']> {
  const members = done.map(({ property }) => property.responsibleMember ?? nobody).join()
  const ids = done.map(({ property }) => property.id).join()
  return {
    action: paths.dashboard.bulk,
    fields: {
      ids,
      ...(act === 'assign' && { members }),
      act: changes[act].opposite,
      ...(act === 'trash' && { published: 'on' }),
    },
  }
}

export default NoPage
