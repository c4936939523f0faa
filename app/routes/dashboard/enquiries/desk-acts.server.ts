/** What is posted to an enquiry: a template to begin with, a preview, the reply, a note, an assignment. */
import { data } from '@remix-run/cloudflare'
import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { isId, newId } from '#app/data/database.server.ts'
import { assignEnquiry } from '#app/data/enquiries/assignment.server.ts'
import { addNote } from '#app/data/enquiries/notes.server.ts'
import { sendReply } from '#app/data/enquiries/replies.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { type EnquiryStatus, isEnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { noteFields } from '#app/domain/enquiries/note.ts'
import { openPlaceholders, quotation, replyFields } from '#app/domain/enquiries/reply.ts'
import { recipientOf } from '#app/domain/enquiries/responsibility.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import type { Locale } from '#app/fields/locale.ts'
import { countAttempts, sayWait, TooManyAttempts, tooManyRequests } from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import {
  asPosted,
  formText,
  parseForm,
  postedVersion,
  type RejectedForm,
  readForm,
} from '#app/http/forms/forms.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { enquiryMail } from '#app/mail/enquiry-mail.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import type { DeskAnswer } from '#app/ui/dashboard/enquiries/desk.tsx'
import { valuationFacts, valuationSubject } from '#app/words/valuation-words.server.ts'
import { type Desk, findDesk } from './desk.server.ts'
import { markEnquiry } from './mark.server.ts'
import { replyMail, replyWords } from './reply-words.server.ts'

interface DeskPost {
  request: Request
  context: AppContext
  desk: Desk
  form: FormData
  locale: Locale
  user: SessionUser
}

export async function actAtDesk(request: Request, context: AppContext, id: string, user: SessionUser) {
  const [form, locale, desk] = await Promise.all([readForm(request), localeOf(request), findDesk(context, id, user)])
  if (!desk) return askAgain(form, { notice: 'gone' }, { status: 404 })
  const post = { request, context, desk, form, locale, user }
  const next = form.get('next')
  if (isEnquiryStatus(next)) return mark(post, next)
  switch (next) {
    case 'fill':
      return insertTemplate(post)
    case 'note':
      return takeNote(post)
    case 'assign':
      return assign(post)
    case 'send':
      return send(post)
    default:
      return askAgain(form, {}, { status: 200 })
  }
}

/** From the head of the page, so that what is typed below comes along. */
async function mark(post: DeskPost, status: EnquiryStatus) {
  const { context, desk, form } = post
  const marked = await markEnquiry(context.db, desk.enquiry.id, status)
  if (!marked) return askAgain(form, { notice: 'gone' }, { status: 404 })
  return done(post, marked.message, {}, 'good', marked.undo)
}

/** What is typed already stays: a template follows it, unless only another template or nothing is there. */
function insertTemplate({ desk, form, context, locale }: DeskPost) {
  const chosen = formText(form, 'template')
  const template = desk.templates.find(({ id }) => id === chosen)
  const t = translator(locale)
  if (chosen && !template) {
    return askAgain(form, { error: { template: [t('forms:enquiryReply.unknownTemplate')] } }, { status: 400 })
  }
  const typed = { subject: typedIn(form, 'subject'), text: typedIn(form, 'text') }
  const before = wordsFor(desk, formText(form, 'filled'), context)
  const words = wordsFor(desk, chosen, context)
  const isOwn = (name: 'subject' | 'text') => typed[name].trim() !== '' && typed[name].trim() !== before[name].trim()
  form.set('subject', isOwn('subject') ? typed.subject : words.subject)
  form.set('text', isOwn('text') ? `${typed.text.trimEnd()}\n\n${words.text}` : words.text)
  form.set('filled', chosen)
  return askAgain(form, { isFilled: true }, { status: 200 })
}

function wordsFor(desk: Desk, templateId: string, { config }: AppContext) {
  const { enquiry, person } = desk
  const about = { ...enquiry, isValuation: enquiry.answers !== null }
  const template = desk.templates.find(({ id }) => id === templateId)
  return replyWords(template, about, person.name, config.siteUrl)
}

async function takeNote(post: DeskPost) {
  const { context, desk, form, locale, user } = post
  const submission = parseForm(form, noteFields, locale)
  if (submission.status !== 'success') {
    return askAgain(form, { error: submission.reply().error ?? {} }, { status: 400 })
  }
  const { enquiry } = desk
  const isAdded = await addNote(context.db, enquiry.id, { id: idIn(form, 'noteId'), text: submission.value.note }, user)
  if (!isAdded) return askAgain(form, { notice: 'gone' }, { status: 404 })
  form.delete('note')
  return done(post, 'noteAdded')
}

async function assign(post: DeskPost) {
  const { context, desk, form, user } = post
  const { enquiry, team } = desk
  const chosen = formText(form, 'assignedTo') || null
  const person = team.find(({ id }) => id === chosen) ?? null
  if (chosen && !person) return done(post, 'enquiryMemberGone', {}, 'warn')
  const { colleague, absent } = recipientOf(team, chosen, berlinDay(new Date()))
  const isOwn = colleague?.email?.toLowerCase() === user.email.toLowerCase()
  const absence = absent && { name: absent.name, until: absent.absentUntil ?? '', deputy: colleague?.name ?? null }
  const payload = enquiryMail({
    enquiry,
    ...(enquiry.answers && {
      valuation: { subject: valuationSubject(enquiry.answers, 'de'), facts: valuationFacts(enquiry.answers, 'de') },
    }),
    locale: enquiry.locale,
    receivedAt: enquiry.receivedAt,
    offer: offerOf(desk, context),
    further: desk.further.map((property) => aboutProperty(property, null, context)),
    routing: {
      assigned: { by: user.name, address: context.config.siteUrl + dashboardPaths.enquiry(enquiry.id) },
      absence,
    },
  })
  const mail = colleague && !isOwn ? { memberId: colleague.id, payload } : null
  const isChanged = await assignEnquiry(context.db, enquiry.id, chosen, mail)
  if (isChanged && mail) deliver(post)
  return person ? done(post, 'enquiryAssigned', { person: person.name }) : done(post, 'enquiryUnassigned')
}

function offerOf({ enquiry, usual }: Desk, context: AppContext) {
  return enquiry.property && aboutProperty(enquiry.property, usual?.name ?? null, context)
}

function aboutProperty(property: Desk['further'][number], member: string | null, { config }: AppContext) {
  const { id, name, propertyNumber, reserved } = property
  return {
    name,
    propertyNumber,
    place: placeName(property),
    address: config.siteUrl + paths.offer(id),
    reserved,
    member,
  }
}

async function send(post: DeskPost) {
  const { request, context, desk, form, locale, user } = post
  const { enquiry, person, obstacle } = desk
  const t = translator(locale)
  const submission = parseForm(form, replyFields, locale)
  if (submission.status !== 'success') {
    return askAgain(form, { error: submission.reply().error ?? {} }, { status: 400 })
  }
  const words = submission.value
  // A note that was typed beside the reply is kept with it.
  const note = typedIn(form, 'note').trim() === '' ? null : parseForm(form, noteFields, locale)
  const error = {
    ...openIn(words, locale, [enquiry.name, enquiry.property?.name, person.name]),
    ...(note?.status === 'error' ? note.reply().error : {}),
  }
  if (obstacle) error.text = [t(`forms:enquiryReply.${obstacle === 'notSetUp' ? 'notSetUp' : 'noAddress'}`)]
  if (Object.keys(error).length > 0) return askAgain(form, { error }, { status: 400 })
  try {
    await countAttempts(request, context, { limit: 'reply', subject: user.id })
  } catch (fault) {
    if (!(fault instanceof TooManyAttempts)) throw fault
    const sentence = t('forms:enquiryReply.throttled', { wait: sayWait(fault, locale) })
    return askAgain(form, { error: { text: [sentence] } }, tooManyRequests(fault))
  }
  const reply = {
    id: idIn(form, 'replyId'),
    enquiryIds: [enquiry.id],
    recipient: enquiry.email ?? '',
    ...words,
    mail: replyMail(words, enquiry, person, quotation(enquiry)),
  }
  const outcome = await sendReply(context.db, reply, postedVersion(form), user)
  if (outcome === 'missing') return askAgain(form, { notice: 'gone' }, { status: 404 })
  if (outcome === 'overtaken') return askAgain(form, { notice: 'overtaken' }, { status: 409 })
  if (note?.status === 'success') {
    await addNote(context.db, enquiry.id, { id: idIn(form, 'noteId'), text: note.value.note }, user)
  }
  deliver(post)
  return redirectWithMessage(context, dashboardPaths.enquiry(enquiry.id), 'replySent', { name: enquiry.name })
}

/** Sentences about the placeholders that nobody has filled in, by field. */
export function openIn(
  words: Readonly<Record<string, string>>,
  locale: Locale,
  names: readonly (string | null | undefined)[],
): Record<string, string[]> {
  const t = translator(locale)
  // Names may hold brackets of their own.
  const isOpen = (typed: string) => !names.some((name) => name?.includes(typed))
  const open = Object.entries(words).map(([field, text]) => [field, openPlaceholders(text).filter(isOpen)] as const)
  return Object.fromEntries(
    open.flatMap(([field, list]) =>
      list.length > 0 ? [[field, [t('forms:enquiryReply.open', { list: list.join(', ') })]]] : [],
    ),
  )
}

function deliver({ request, context, desk }: DeskPost): void {
  const sending = deliverDue(context.db, context.transport, desk.enquiry.id)
  context.waitUntil(sending.catch((error) => logFault(error, request, context)))
}

/** Beside a reply that somebody has begun, the page comes back with it instead of anew. */
function done(
  { context, desk, form, locale }: DeskPost,
  key: FlashKey,
  values: Record<string, string> = {},
  tone: 'good' | 'warn' = 'good',
  undo?: MessageExtras['undo'],
) {
  const { id, name } = desk.enquiry
  const words = wordsFor(desk, formText(form, 'filled'), context)
  const text = typedIn(form, 'text').trim()
  const said = { name, ...values }
  const isBegun = text !== '' && text !== words.text.trim()
  if (!isBegun && typedIn(form, 'note').trim() === '') {
    return redirectWithMessage(context, dashboardPaths.enquiry(id), key, said, { tone, ...(undo && { undo }) })
  }
  const message = String(translator(locale)(`dashboard:flash.${key}` as never, said as never))
  return askAgain(form, { done: { text: message, tone } }, { status: 200 })
}

type Asked = Pick<DeskAnswer, 'notice' | 'done' | 'isFilled'> & { error?: NonNullable<RejectedForm['error']> }

/** Everything typed comes back. */
function askAgain(form: FormData, { error, ...asked }: Asked, init: ResponseInit) {
  const result: RejectedForm = { ...asPosted(form), ...(error && { error }) }
  const answer: DeskAnswer = { stamp: newId(), result, ...asked }
  return data(answer, init)
}

function idIn(form: FormData, name: string): string {
  const id = form.get(name)
  return isId(id) ? id : newId()
}

/** Whole, with the line breaks of templates. */
function typedIn(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n') : ''
}
