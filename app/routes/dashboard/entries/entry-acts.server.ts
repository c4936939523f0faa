import { isId } from '#app/data/database.server.ts'
import type { Passed } from '#app/data/entries/write-entries.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { LaterChange } from '#app/data/saving/last-changes.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { badRequest, notFound, ownPath } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { findChangeSince, leaveAlone } from '#app/routes/dashboard/saving/changed-since.server.ts'
import type { Confirmation } from '#app/ui/dashboard/frame/confirmation.tsx'
import { type EntryKind, websiteLink } from './entry-kinds.server.ts'

/**
 * An undo has the entry that its act has passed, and the order's version after it, as `since`: the two only change
 * places again while they are neighbours and neither has moved.
 */
export async function moveInList(kind: EntryKind, id: string, request: Request, context: AppContext, by: Author) {
  const form = await readForm(request)
  const direction = form.get('move')
  if (direction !== 'up' && direction !== 'down') throw new Response('Bad Request', { status: 400 })
  const entry = await kind.find(context.db, id)
  const undone = readPassed(form)
  const place = entry && (await kind.move(context.db, id, direction, by, undone))
  if (!place) throw notFound()
  const { list, order } = dashboardPaths[kind.list]
  const { position, total, passed } = place
  const values = { name: kind.nameOf(entry.values), position, total }
  const page = ownPath(form.get('redirectTo'), list)
  if (undone && !passed) return redirectWithMessage(context, page, 'entryMovedSince', values, { tone: 'warn' })
  const back = direction === 'up' ? 'down' : 'up'
  const undo = passed && { action: order(id), fields: { since: `${passed.id}.${passed.version}`, move: back } }
  return redirectWithMessage(context, page, 'entryMoved', values, undo ? { undo } : {})
}

function readPassed(form: FormData): Passed | undefined {
  const since = form.get('since')
  if (since === null) return undefined
  const [, id, version] = /^(\w{1,40})\.(\d{1,9})$/.exec(String(since)) ?? []
  if (!id) throw badRequest()
  return { id, version: Number(version) }
}

export async function askBeforeTrash(kind: EntryKind, id: string, locale: Locale, { db }: AppContext) {
  const entry = await kind.find(db, id)
  if (!entry) throw notFound()
  const { list } = kind
  const t = translator(locale)
  const name = kind.nameOf(entry.values)
  const departure = await kind.departure?.(db, id, name, t)
  const confirmation: Confirmation = {
    title: t(`forms:entries.removal.${list}.title`, { name }),
    text: [...(departure?.text ?? []), t(`forms:entries.removal.${list}.text`)],
    submit: t('forms:entries.removal.submit'),
    back: dashboardPaths[list].list,
    ...(departure && {
      choice: {
        name: 'successor',
        label: t('forms:entries.removal.successor'),
        empty: t('forms:entries.removal.nobody'),
        options: departure.successors,
      },
    }),
  }
  return { confirmation }
}

interface Removal {
  kind: EntryKind
  id: string
  form: FormData
  locale: Locale
  context: AppContext
  by: Author
}

export async function moveToTrash({ kind, id, form, locale, context, by }: Removal) {
  const { db } = context
  const { list, restore, trash } = dashboardPaths[kind.list]
  const entry = await kind.find(db, id)
  if (!entry) return { answer: await goneResponse(kind, id, context) }
  const name = kind.nameOf(entry.values)
  const t = translator(locale)
  const newer = await findChangeSince(context, form, { kind: kind.list, id })
  if (newer) return { answer: leaveEntryAlone({ kind, id, form, locale, context, by }, name, newer) }
  const since = form.get('since')
  const charges = since === null ? [] : ((await kind.chargeSince?.(db, id, Number(since))) ?? [])
  if (charges.length > 0) {
    const what = listed(charges.map((charge) => t(`forms:entries.charges.${charge.kind}`, { name: charge.name })))
    const link = { to: trash(id), label: 'removal' } as const
    const back = ownPath(form.get('redirectTo'), list)
    return { answer: redirectWithMessage(context, back, 'memberChargedSince', { name, what }, { tone: 'warn', link }) }
  }
  const successors = (await kind.departure?.(db, id, name, t))?.successors ?? []
  const chosen = successors.find(({ value }) => value === form.get('successor'))
  if (successors.length > 0 && form.get('successor') && !chosen) return { problem: t('forms:problems.unknownMember') }
  const handover = await kind.trash(db, id, chosen?.value ?? null, by)
  // The successor may have left at the same moment.
  if (!handover && chosen && (await kind.find(db, id))) return { problem: t('forms:problems.unknownMember') }
  // Another request has moved it already.
  const count = handover?.properties ?? 0
  const undo = { action: restore(id), fields: undoFields(entry.version + 1, chosen?.value) }
  const say = (key: FlashKey, values: Record<string, string | number> = {}) => ({
    answer: redirectWithMessage(context, list, key, { name, ...values }, { link: linkToTrash(list), undo }),
  })
  if (count === 0) return say('entryTrashed')
  return chosen ? say('memberHandedOver', { count, successor: chosen.label }) : say('memberTrashed', { count })
}

export async function restoreFromTrash(removal: Removal) {
  const { kind, id, form, context, by } = removal
  const { db } = context
  const { list, trash } = dashboardPaths[kind.list]
  const back = ownPath(form.get('redirectTo'), list)
  const posted = form.get('successor')
  const successor = isId(posted) ? posted : null
  const trashed = await kind.find(db, id, 'trash')
  const newer = trashed && (await findChangeSince(context, form, { kind: kind.list, id }))
  if (newer) return leaveEntryAlone(removal, kind.nameOf(trashed.values), newer)
  const handover = await kind.restore(db, id, successor, by)
  const entry = await kind.find(db, id)
  if (!entry) return goneResponse(kind, id, context)
  const name = kind.nameOf(entry.values)
  if (!handover) return redirectWithMessage(context, back, 'entryNotInTrash', { name }, { tone: 'warn' })
  const count = handover.properties
  const extras: MessageExtras = {
    ...websiteLink(kind, entry.values),
    undo: { action: trash(id), fields: undoFields(entry.version, successor) },
  }
  return count > 0
    ? redirectWithMessage(context, back, 'memberRestored', { name, count }, extras)
    : redirectWithMessage(context, back, 'entryRestored', { name }, extras)
}

/** The first three. */
function listed(words: readonly string[]): string {
  return words.slice(0, 3).join(', ') + (words.length > 3 ? ', …' : '')
}

/** Undo needs the successor in both directions. */
function undoFields(version: number, successor: string | null | undefined): Record<string, string> {
  return { since: String(version), ...(successor && { successor }) }
}

function leaveEntryAlone({ kind, id, form, locale, context, by }: Removal, name: string, newer: LaterChange) {
  const { list, history } = dashboardPaths[kind.list]
  const what = translator(locale)('forms:changedSince.named', { name })
  const link = { to: history(id), label: 'history' } as const
  return leaveAlone(context, ownPath(form.get('redirectTo'), list), { newer, what, reader: by, locale, link })
}

/** For an entry that is in the trash or deleted. */
export async function goneResponse(kind: EntryKind, id: string, context: AppContext) {
  const { list } = dashboardPaths[kind.list]
  const trashed = await kind.find(context.db, id, 'trash')
  if (!trashed) return redirectWithMessage(context, list, 'entryGone', {}, { tone: 'warn' })
  const name = kind.nameOf(trashed.values)
  return redirectWithMessage(context, list, 'entryInTrash', { name }, { tone: 'warn', link: linkToTrash(list) })
}

function linkToTrash(list: string) {
  return { to: `${list}?tab=trash`, label: 'trash' } as const
}
