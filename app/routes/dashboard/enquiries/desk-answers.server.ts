import { data } from '@remix-run/cloudflare'
import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { isId, newId } from '#app/data/database.server.ts'
import { mailClosing } from '#app/domain/agency/mail-closing.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, flashText, type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, formText, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import type { DeskAnswer } from '#app/ui/dashboard/enquiries/desk.tsx'
import type { Desk } from './desk.server.ts'
import { replyWords } from './reply-words.server.ts'

export interface DeskPost {
  request: Request
  context: AppContext
  desk: Desk
  form: FormData
  locale: Locale
  user: SessionUser
}

/** Keeps the list from which the enquiry was opened. */
export function deskPath({ request, desk }: Pick<DeskPost, 'request' | 'desk'>): string {
  return dashboardPaths.enquiry(desk.enquiry.id) + leftListOf(new URL(request.url).search)
}

export function wordsFor(desk: Desk, templateId: string, { config }: AppContext) {
  const { enquiry, further, person, agency } = desk
  const template = desk.templates.find(({ id }) => id === templateId)
  return replyWords(template, { ...enquiry, further }, person.name, {
    closing: mailClosing(agency, enquiry.locale),
    siteUrl: config.siteUrl,
  })
}

/** When a reply has been typed, rerenders the page with it instead of redirecting. */
export function answerAct(
  post: DeskPost,
  key: FlashKey,
  values: Record<string, string> = {},
  tone: 'good' | 'warn' = 'good',
  undo?: MessageExtras['undo'],
) {
  const { context, desk, form, locale } = post
  const { name, replyDraft } = desk.enquiry
  const filled = formText(form, 'filled')
  const words = filled === '' && replyDraft ? replyDraft : wordsFor(desk, filled, context)
  const text = typedIn(form, 'text').trim()
  const placeholders = { name, ...values }
  const isBegun = text !== '' && text !== words.text.trim()
  if (!isBegun && typedIn(form, 'note').trim() === '') {
    return redirectWithMessage(context, deskPath(post), key, placeholders, { tone, ...(undo && { undo }) })
  }
  return rerenderDesk(form, { done: { text: flashText(translator(locale), key, placeholders), tone } }, { status: 200 })
}

type Asked = Pick<DeskAnswer, 'notice' | 'done' | 'isFilled' | 'other'> & { error?: NonNullable<RejectedForm['error']> }

export function rerenderDesk(form: FormData, { error, ...asked }: Asked, init: ResponseInit) {
  const result: RejectedForm = { ...asPosted(form), ...(error && { error }) }
  const answer: DeskAnswer = { stamp: newId(), result, ...asked }
  return data(answer, init)
}

export function idIn(form: FormData, name: string): string {
  const id = form.get(name)
  return isId(id) ? id : newId()
}

/** The draft that the form was opened with; 0 without one. */
export function seenDraft(form: FormData): number {
  const seen = formText(form, 'draftedAt')
  return /^\d{1,15}$/.test(seen) ? Number(seen) : 0
}

/** Unshortened, with the line breaks of templates. */
export function typedIn(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n') : ''
}
