import type { StateChange, StateResult } from '#app/data/properties/property-states.server.ts'
import { type Author, isBy } from '#app/data/saving/authors.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { MessageExtras } from '#app/http/flash.server.ts'
import type { Translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { versionsAfter } from './act-versions.server.ts'
import { historyLink, isOnlineAgain } from './acts.server.ts'
import { ruleTitles } from './rule-titles.server.ts'

/** A person is assigned by `assignments()`. */
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
export type Act = keyof typeof changes
export const acts = keysOf(changes)

const nobody = 'none'

interface Part {
  ids: string[]
  change: StateChange
}

/** `published=on` republishes what was public before the trash. */
export function partsOf(act: Act, form: FormData, ids: string[]): Part[] {
  const { change } = changes[act]
  return [{ ids, change: act === 'restore' ? { ...change, published: form.get('published') === 'on' } : change }]
}

/** Empty for an unknown or missing choice. Former team members are not assigned again. */
export function assignments(form: FormData, ids: string[], team: readonly { id: string }[]): Part[] {
  const known = new Set(team.map(({ id }) => id))
  const member = String(form.get('member') ?? '')
  if (known.has(member) || member === nobody) {
    return [{ ids, change: { responsibleMember: member === nobody ? null : member } }]
  }
  const posted = String(form.get('members') ?? '').split(',', ids.length + 1)
  if (posted.length !== ids.length || !form.has('members')) return []
  const members = posted.map((member) => (known.has(member) ? member : null))
  return [...new Set(members)].map((responsibleMember) => ({
    ids: ids.filter((_, place) => members[place] === responsibleMember),
    change: { responsibleMember },
  }))
}

export function report(
  act: Act,
  change: StateChange,
  askedCount: number,
  results: readonly StateResult[],
  t: Translator,
  locale: Locale,
  by: Author,
) {
  const resultsOf = (...wanted: StateResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const done = resultsOf('changed', 'offline')
  const same = resultsOf('same').length
  const stillOffline =
    act === 'restore' ? resultsOf('changed').filter((answer) => !isOnlineAgain(change, answer.property)) : []
  const [refused, offline, closed] = [resultsOf('refused'), resultsOf('offline'), resultsOf('closed')]
  const newer = resultsOf('changedSince')
  const absent = askedCount - done.length - same - refused.length - closed.length - newer.length
  const sentences = [
    done.length > 0 && t(`forms:bulk.${act}`, { count: done.length }),
    refused.length > 0 && t('forms:bulk.refused', { list: missingText(refused, t, locale) }),
    offline.length > 0 && t('forms:bulk.offline', { list: missingText(offline, t, locale) }),
    stillOffline.length > 0 && t('forms:bulk.restoredOffline', { count: stillOffline.length }),
    closed.length > 0 &&
      t('forms:bulk.closed', { list: firstOf(closed, ({ property }) => property.propertyNumber, t) }),
    newer.length > 0 && t('forms:bulk.changedSince', { list: firstOf(newer, (answer) => newerText(answer, t, by), t) }),
    same > 0 && t('forms:bulk.same', { count: same }),
    absent > 0 && t('forms:bulk.absent', { count: absent }),
  ]
  return {
    text: sentences.filter(Boolean).join(' '),
    isComplete: refused.length + offline.length + closed.length + newer.length + absent === 0,
    // What was refused is likely to be tried again.
    ticked: [...refused, ...closed, ...newer].map(({ property }) => property.id).join(),
    ...(newer.length === 1 && newer[0] && { link: historyLink(newer[0]) }),
    ...(done.length > 0 && { undo: undoOf(act, done) }),
    ...(stillOffline.length > 0 && { next: publishing(stillOffline) }),
  }
}

function newerText({ property, newer }: StateResult, t: Translator, reader: Author): string {
  const by = isBy(newer?.byId, reader) ? t('forms:bulk.you') : (newer?.by ?? t('forms:bulk.someone'))
  return t('forms:bulk.newer', { number: property.propertyNumber, by })
}

function missingText(results: readonly StateResult[], t: Translator, locale: Locale): string {
  const lacks = ({ property, missing }: StateResult) =>
    t('forms:bulk.lacks', { number: property.propertyNumber, missing: ruleTitles(missing, locale) })
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
    action: dashboardPaths.bulk,
    fields: {
      ids,
      since: versionsAfter(done),
      ...(act === 'assign' && { members }),
      act: changes[act].opposite,
      ...(act === 'trash' && { published: 'on' }),
    },
  }
}

function publishing(restored: readonly StateResult[]): NonNullable<MessageExtras['next']> {
  const fields = { ids: restored.map(({ property }) => property.id).join(), act: 'publish' }
  return { action: dashboardPaths.bulk, fields, label: restored.length === 1 ? 'publish' : 'publishAll' }
}
