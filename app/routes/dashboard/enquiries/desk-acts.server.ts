import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { addNote } from '#app/data/enquiries/notes.server.ts'
import { type EnquiryStatus, isEnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { noteFields } from '#app/domain/enquiries/note.ts'
import { claimsAvailability, signedAs } from '#app/domain/enquiries/reply.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { formText, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { assign } from './assign.server.ts'
import { findDesk } from './desk.server.ts'
import { answerAct, type DeskPost, idIn, rerenderDesk, typedIn, wordsFor } from './desk-answers.server.ts'
import { discardDraft, keepDraft } from './draft-acts.server.ts'
import { markEnquiry } from './mark.server.ts'
import { takenState } from './property-card.server.ts'
import { send } from './send-reply.server.ts'

const acts = new Map<FormDataEntryValue | null, (post: DeskPost) => Answer | Promise<Answer>>([
  ['fill', insertTemplate],
  ['note', takeNote],
  ['assign', assign],
  ['send', send],
  ['draft', keepDraft],
  ['discard', discardDraft],
])

type Answer = ReturnType<typeof rerenderDesk> | ReturnType<typeof answerAct>

/** `next` selects the button's function; without one the page shows a preview. */
export async function actAtDesk(request: Request, context: AppContext, id: string, user: SessionUser): Promise<Answer> {
  const [form, locale, desk] = await Promise.all([readForm(request), localeOf(request), findDesk(context, id, user)])
  if (!desk) return rerenderDesk(form, { notice: 'gone' }, { status: 404 })
  const person = desk.senders.find(({ choice }) => choice === form.get('sender')) ?? desk.person
  if (form.has('text')) {
    const names = desk.senders.map(({ name }) => name)
    form.set('text', signedAs(person.name, typedIn(form, 'text'), names))
  }
  const post = { request, context, desk: { ...desk, person }, form, locale, user }
  const next = form.get('next')
  if (isEnquiryStatus(next)) return mark(post, next)
  return acts.get(next)?.(post) ?? rerenderDesk(form, {}, { status: 200 })
}

async function mark(post: DeskPost, status: EnquiryStatus) {
  const { context, desk, form } = post
  const marked = await markEnquiry(context.db, desk.enquiry.id, status)
  if (!marked) return rerenderDesk(form, { notice: 'gone' }, { status: 404 })
  return answerAct(post, marked.message, {}, marked.tone, marked.undo)
}

/** Keeps typed text above the template, unless it is another template or empty. */
function insertTemplate({ desk, form, context, locale }: DeskPost) {
  const chosen = formText(form, 'template')
  const template = desk.templates.find(({ id }) => id === chosen)
  const t = translator(locale)
  if (chosen && !template) {
    return rerenderDesk(form, { error: { template: [t('forms:enquiryReply.unknownTemplate')] } }, { status: 400 })
  }
  const typed = { subject: typedIn(form, 'subject'), text: typedIn(form, 'text') }
  const before = wordsFor(desk, formText(form, 'filled'), context)
  const words = wordsFor(desk, chosen, context)
  const state = takenState(desk.enquiry.property, locale)
  if (state && claimsAvailability(words.subject, words.text)) {
    return rerenderDesk(form, { error: { template: [t('forms:enquiryReply.taken', { state })] } }, { status: 400 })
  }
  const isOwn = (name: 'subject' | 'text') => typed[name].trim() !== '' && typed[name].trim() !== before[name].trim()
  form.set('subject', isOwn('subject') ? typed.subject : words.subject)
  form.set('text', isOwn('text') ? `${typed.text.trimEnd()}\n\n${words.text}` : words.text)
  form.set('filled', chosen)
  return rerenderDesk(form, { isFilled: true }, { status: 200 })
}

async function takeNote(post: DeskPost) {
  const { context, desk, form, locale, user } = post
  const submission = parseForm(form, noteFields, locale)
  if (submission.status !== 'success') {
    return rerenderDesk(form, { error: submission.reply().error ?? {} }, { status: 400 })
  }
  const { enquiry } = desk
  const isAdded = await addNote(context.db, enquiry.id, { id: idIn(form, 'noteId'), text: submission.value.note }, user)
  if (!isAdded) return rerenderDesk(form, { notice: 'gone' }, { status: 404 })
  form.delete('note')
  return answerAct(post, 'noteAdded')
}
