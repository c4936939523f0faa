import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { countWaiting } from '#app/data/enquiries/enquiry-lists.server.ts'
import { changeStates, type StateChange, type StateResult } from '#app/data/properties/property-states.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import {
  type FlashKey,
  flashText,
  type MessageExtras,
  type MessageValues,
  redirectWithMessage,
} from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { leaveAlone } from '#app/routes/dashboard/saving/changed-since.server.ts'
import { takenBack, versionsAfter } from './act-versions.server.ts'
import { leftBehind } from './left-behind.server.ts'
import { ruleTitles } from './rule-titles.server.ts'

export const propertiesInTrash = `${dashboardPaths.properties}?tab=trash`

type Before = StateResult['property']

interface Act {
  form: FormData
  by: Author
  change: StateChange
  /** For success, and for success without publishing. */
  message: (property: Before) => FlashKey
  offlineMessage?: (property: Before) => FlashKey
  undo: (property: Before) => MessageExtras['undo']
}

/** The action of a form that changes a property's state. */
export function actingOnProperty(actOf: (form: FormData) => Omit<Act, 'form' | 'by'>) {
  return async (args: ActionFunctionArgs) => {
    const by = await requireUser(args.request, args.context)
    const form = await readForm(args.request)
    return actOnProperty(args, { form, by, ...actOf(form) })
  }
}

/** An action that was done already succeeds, so a double click shows the same message. */
export async function actOnProperty({ request, params, context }: ActionFunctionArgs, act: Act) {
  const { id = '' } = params
  const [answer] = await changeStates(context.db, [id], act.change, act.by, takenBack(act.form, [id]))
  if (!answer) throw notFound()
  const { property, result, missing, newer } = answer
  const locale = await localeOf(request)
  const t = translator(locale)
  const closing = t(`property:closing.${closingOf(property)}.word`)
  const values = { name: property.name, closing }
  const editor = dashboardPaths.property(id)
  const back = returnPage(act, id)
  const undone = act.undo(property)
  const undo = undone && { undo: { ...undone, fields: { since: versionsAfter([answer]), ...undone.fields } } }
  const message = act.message(property)
  const after = { ...property, ...act.change }
  const { sentences, ways } =
    result === 'changed' || result === 'offline'
      ? await leftBehind(context, property, property, after, t)
      : { sentences: [], ways: {} }
  const say = (to: string, key: FlashKey, replace: MessageValues, extras: MessageExtras) => {
    if (sentences.length === 0) return redirectWithMessage(context, to, key, replace, extras)
    const text = [flashText(t, key, replace), ...sentences].join(' ')
    return redirectWithMessage(context, to, 'propertiesChanged', { text }, { ...extras, ...ways })
  }
  if (result === 'changed' || result === 'same') {
    const isGone = act.change.reserved === true || act.change.sold === true
    const link =
      isGone && (await countWaiting(context.db, id)) > 0
        ? ({ to: dashboardPaths.declines(id), label: 'declines' } as const)
        : linkTo(id, act.change, property)
    if (act.change.trashed !== false || isOnlineAgain(act.change, property)) {
      return say(back, message, values, { link, ...undo })
    }
    const next = { action: dashboardPaths.visibility(id), fields: { published: 'on' }, label: 'publish' } as const
    return redirectWithMessage(context, back, 'propertyRestoredOffline', values, { link, ...undo, next })
  }
  if (result === 'overtaken') return redirectWithMessage(context, back, 'propertyOvertaken', values, { tone: 'warn' })
  if (newer) {
    const what = t('forms:changedSince.named', { name: property.name })
    return leaveAlone(context, back, { newer, what, reader: act.by, locale, link: historyLink(answer) })
  }
  if (result === 'closed') return redirectWithMessage(context, back, 'propertyClosed', values, { tone: 'warn' })
  if (result === 'elsewhere') {
    const link = property.deletedAt
      ? ({ to: propertiesInTrash, label: 'trash' } as const)
      : ({ to: editor, label: 'property' } as const)
    const key = property.deletedAt ? 'propertyInTrash' : 'propertyNotInTrash'
    const list = property.deletedAt ? returnList(act, id) : back
    return redirectWithMessage(context, list, key, values, { tone: 'warn', link })
  }
  const lacking = { ...values, missing: ruleTitles(missing, locale) }
  return result === 'offline'
    ? say(editor, act.offlineMessage?.(property) ?? message, lacking, { tone: 'warn', ...undo })
    : redirectWithMessage(context, editor, 'propertyNotPublished', lacking, { tone: 'warn' })
}

/** Pages of a trashed property cannot be opened. */
export function historyLink({ property: { id, deletedAt } }: StateResult): NonNullable<MessageExtras['link']> {
  return deletedAt ? { to: propertiesInTrash, label: 'trash' } : { to: dashboardPaths.history(id), label: 'history' }
}

/** Restored properties are drafts, unless `published` restores their visibility. */
export function isOnlineAgain({ published }: StateChange, before: Before): boolean {
  return published === true && before.published
}

/** A trashed property has no pages, so the action returns to the list. */
function returnPage(act: Act, id: string): string {
  return act.change.trashed ? returnList(act, id) : ownPath(act.form.get('redirectTo'), dashboardPaths.properties)
}

function returnList({ form }: Act, id: string): string {
  const back = ownPath(form.get('redirectTo'), dashboardPaths.properties)
  return back.startsWith(dashboardPaths.property(id)) ? dashboardPaths.properties : back
}

function linkTo(id: string, change: StateChange, before: Before): MessageExtras['link'] {
  if (change.trashed) return { to: propertiesInTrash, label: 'trash' }
  const { published, sold } = { ...before, ...change }
  const isPublic = change.trashed === undefined ? published : isOnlineAgain(change, before)
  if (!isPublic) return { to: dashboardPaths.property(id), label: 'property' }
  return { to: sold ? paths.reference(id) : paths.offer(id), label: 'offer' }
}
