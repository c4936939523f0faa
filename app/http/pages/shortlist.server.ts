/** The list exists only in the visitor's cookie: the first star writes it, the last one deletes it. */
import { findKeepable } from '#app/data/offers/shortlist.server.ts'
import {
  idSeparator,
  keptIdsIn,
  mostKept,
  shortlistCookie,
  shortlistCookieName,
  starId,
} from '#app/domain/offers/shortlist.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { readCookie } from '#app/http/cookies.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { badRequest, ownPath, redirectTo } from '#app/http/responses.server.ts'
import { localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths, shortlistPath } from '#app/paths/public.ts'

export function keptIds(request: Request): string[] {
  return keptIdsIn(readCookie(request, shortlistCookieName) ?? '')
}

export async function changeShortlist(request: Request, context: AppContext) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.small), localeOf(request)])
  const asked = keptIdsIn(form.getAll('propertyId').join(idSeparator))
  const [id] = asked
  if (!id) throw badRequest()
  const kept = keptIds(request)
  const next = form.get('next')
  if (next === 'remove') {
    const shown = keptIdsIn(String(form.get('list')))
    const others = without(kept, asked)
    if (others.length < kept.length) context.cookies.push(shortlistCookie(others))
    return redirectTo(context, shortlistPath(without(shown, asked)))
  }
  if (next === 'keep') {
    const all = [...new Set([...kept, ...asked])].slice(0, mostKept)
    context.cookies.push(shortlistCookie(all))
    return redirectTo(context, shortlistPath(all))
  }
  return pressStar(request, context, { id, kept, locale, onlyAdds: next === 'star' })
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id))
}

interface Star {
  id: string
  kept: readonly string[]
  locale: Locale
  onlyAdds: boolean
}

async function pressStar(request: Request, context: AppContext, { id, kept, locale, onlyAdds }: Star) {
  const isOn = kept.includes(id)
  const removes = isOn && !onlyAdds
  const name = await findKeepable(context.db, locale, id)
  const isRefused = !isOn && (name === null || kept.length >= mostKept)
  const changed = removes ? without(kept, [id]) : isOn ? kept : [...kept, id]
  if (!isRefused) context.cookies.push(shortlistCookie(changed))
  const link = { to: localPath(paths.shortlist, locale), label: changed.length > 1 ? 'compare' : 'shortlist' } as const
  const back = pageBefore(request, id)
  if (isRefused && name === null) return redirectWithMessage(context, back, 'shortlistUnknown', {}, { tone: 'warn' })
  if (isRefused) return redirectWithMessage(context, back, 'shortlistFull', { count: mostKept }, { tone: 'warn', link })
  const key = removes ? (name === null ? 'shortlistRemovedGone' : 'shortlistRemoved') : 'shortlistAdded'
  return redirectWithMessage(context, back, key, { name: name ?? '' }, { link })
}

function pageBefore(request: Request, id: string): string {
  const referer = request.headers.get('Referer') ?? ''
  const { origin } = new URL(request.url)
  if (!URL.canParse(referer) || new URL(referer).origin !== origin) return paths.shortlist
  const { pathname, search } = new URL(referer)
  const path = pathWithoutLocale(pathname)
  if (path === paths.shortlist || path.startsWith(`${paths.shortlist}/`)) return paths.shortlist
  return `${ownPath(path + search, paths.shortlist)}#${starId(id)}`
}
