/** Moving and removing entries. */
import type { Author } from '#app/data/saving/authors.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { discard } from './entry-form.server.ts'
import type { EntryKind } from './entry-kinds.server.ts'

export async function moveInList(kind: EntryKind, id: string, request: Request, context: AppContext) {
  const form = await readForm(request)
  const direction = form.get('move')
  if (direction !== 'up' && direction !== 'down') throw new Response('Bad Request', { status: 400 })
  const entry = await kind.find(context.db, id)
  const place = entry && (await kind.move(context.db, id, direction))
  if (!place) throw notFound()
  const { list, order } = paths.dashboard[kind.list]
  const { position, total, moved } = place
  const back = direction === 'up' ? 'down' : 'up'
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), list),
    'entryMoved',
    { name: kind.nameOf(entry.values), position, total },
    moved ? { undo: { action: order(id), fields: { move: back } } } : {},
  )
}

export async function removalConfirmation(kind: EntryKind, id: string, request: Request, { db }: AppContext) {
  const [entry, locale] = await Promise.all([kind.find(db, id), localeOf(request)])
  if (!entry) throw notFound()
  const { list } = kind
  const t = translator(locale)
  const name = kind.nameOf(entry.values)
  const title = t(`forms:entries.removal.${list}.title`, { name })
  const affected = (await kind.removalAffects?.(db, id, name, t)) ?? []
  const text = [...affected, t(`forms:entries.removal.${list}.text`)]
  return {
    title,
    confirmation: { title, text, submit: t('forms:entries.removal.submit'), back: paths.dashboard[list].list },
  }
}

export async function removeFromList(kind: EntryKind, id: string, context: AppContext, by: Author) {
  const { list } = paths.dashboard[kind.list]
  const entry = await kind.find(context.db, id)
  const leftover = entry && (await kind.remove(context.db, id, by))
  if (!leftover) return redirectWithMessage(context, list, 'entryGone', {}, { tone: 'warn' })
  discard(context, leftover)
  return redirectWithMessage(context, list, 'entryRemoved', { name: kind.nameOf(entry.values) })
}
