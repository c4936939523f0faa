import { addNote } from '#app/data/enquiries/notes.server.ts'
import { sendReply } from '#app/data/enquiries/replies.server.ts'
import { saveReplyDraft } from '#app/data/enquiries/reply-drafts.server.ts'
import { noteFields } from '#app/domain/enquiries/note.ts'
import {
  cardsBelow,
  claimsAvailability,
  openPlaceholders,
  quotation,
  replyFields,
} from '#app/domain/enquiries/reply.ts'
import type { Locale } from '#app/fields/locale.ts'
import { throttled, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { deliverInBackground } from '#app/http/background-delivery.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, postedVersion } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { type DeskPost, deskPath, idIn, rerenderDesk, seenDraft, typedIn } from './desk-answers.server.ts'
import { propertyCards, takenState } from './property-card.server.ts'
import { replyMail } from './reply-words.server.ts'

export async function send(post: DeskPost) {
  const { request, context, desk, form, locale, user } = post
  const { enquiry, person, agency, obstacle } = desk
  const { siteUrl } = context.config
  const t = translator(locale)
  const submission = parseForm(form, replyFields, locale)
  if (submission.status !== 'success') {
    return rerenderDesk(form, { error: submission.reply().error ?? {} }, { status: 400 })
  }
  const typed = submission.value
  // Saves the note with the reply.
  const note = typedIn(form, 'note').trim() === '' ? null : parseForm(form, noteFields, locale)
  const error = {
    ...unfilledProblems(typed, locale, [enquiry.name, enquiry.property?.name, person.name]),
    ...(note?.status === 'error' ? note.reply().error : {}),
  }
  const state = takenState(enquiry.property, locale)
  if (state && claimsAvailability(typed.text) && form.get('saysFree') !== 'on') {
    form.set('saysFree', 'on')
    error.text = [t('forms:enquiryReply.takenText', { state })]
  }
  if (obstacle) error.text = [t(`forms:enquiryReply.${obstacle === 'notSetUp' ? 'notSetUp' : 'noAddress'}`)]
  if (Object.keys(error).length > 0) return rerenderDesk(form, { error }, { status: 400 })
  const wait = await throttled(request, context, { limit: 'reply', subject: user.id })
  if (wait) {
    const sentence = t('forms:enquiryReply.throttled', { wait: waitText(wait, locale) })
    return rerenderDesk(form, { error: { text: [sentence] } }, tooManyRequests(wait))
  }
  const cards = form.get('expose') === 'on' ? propertyCards(desk, siteUrl) : []
  const words = { ...typed, text: [typed.text, cardsBelow(typed.text, cards)].filter(Boolean).join('\n\n\n') }
  const reply = {
    id: idIn(form, 'replyId'),
    enquiryIds: [enquiry.id],
    recipient: enquiry.email ?? '',
    ...words,
    mail: replyMail(words, enquiry, person, { agency, siteUrl, locale: enquiry.locale }, quotation(enquiry)),
    sender: person.choice === 'me' ? null : person.name,
  }
  const outcome = await sendReply(context.db, reply, postedVersion(form), user)
  if (outcome === 'missing') return rerenderDesk(form, { notice: 'gone' }, { status: 404 })
  if (outcome === 'overtaken') return rerenderDesk(form, { notice: 'overtaken' }, { status: 409 })
  if (note?.status === 'success') {
    await addNote(context.db, enquiry.id, { id: idIn(form, 'noteId'), text: note.value.note }, user)
  }
  if (seenDraft(form) > 0) await saveReplyDraft(context.db, enquiry.id, null, seenDraft(form))
  deliverInBackground(request, context, enquiry.id)
  return redirectWithMessage(context, deskPath(post), 'replySent', { name: enquiry.name })
}

/** Errors for unfilled placeholders, by field. */
export function unfilledProblems(
  words: Readonly<Record<string, string>>,
  locale: Locale,
  names: readonly (string | null | undefined)[],
): Record<string, string[]> {
  const t = translator(locale)
  // Names may contain brackets.
  const isOpen = (typed: string) => !names.some((name) => name?.includes(typed))
  const open = Object.entries(words).map(([field, text]) => [field, openPlaceholders(text).filter(isOpen)] as const)
  return Object.fromEntries(
    open.flatMap(([field, list]) =>
      list.length > 0 ? [[field, [t('forms:enquiryReply.open', { list: list.join(', ') })]]] : [],
    ),
  )
}
