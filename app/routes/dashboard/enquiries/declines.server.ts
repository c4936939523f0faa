import { data } from '@remix-run/cloudflare'
import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { listAskers } from '#app/data/enquiries/enquiry-lists.server.ts'
import { type NewReply, sendReplies } from '#app/data/enquiries/replies.server.ts'
import { listReplyTemplates } from '#app/data/entries/reply-templates.server.ts'
import { listColleagues } from '#app/data/entries/team-members.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { findText } from '#app/data/texts/texts.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { declining } from '#app/domain/enquiries/declines.ts'
import { fillPlaceholders, replyFields } from '#app/domain/enquiries/reply.ts'
import { recipientOf, replyAddress } from '#app/domain/enquiries/responsibility.ts'
import type { Locale } from '#app/fields/locale.ts'
import { throttled, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { deliverInBackground } from '#app/http/background-delivery.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { mailObstacle } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { DeclinesAnswer } from '#app/ui/dashboard/enquiries/declines.tsx'
import { placeholdersOf, replyMail } from './reply-words.server.ts'
import { unfilledProblems } from './send-reply.server.ts'

const mostAtOnce = 200

const fieldsOf = {
  de: { subject: replyFields.subject, text: replyFields.text },
  en: { subjectEn: replyFields.subject, textEn: replyFields.text },
} as const

export async function findDeclines({ db, transport }: AppContext, propertyId: string, user: { name: string }) {
  const [property, askers, team, agency, templates] = await Promise.all([
    findProperty(db, propertyId),
    listAskers(db, propertyId),
    listColleagues(db),
    findAgency(db),
    listReplyTemplates(db),
  ])
  if (!property) return null
  const { colleague } = recipientOf(team, property.responsibleMember, berlinToday())
  const { recipients, leftOut } = declining(askers)
  const languages = (['de', 'en'] as const).filter((locale) => recipients.some(({ asker }) => asker.locale === locale))
  return {
    property,
    recipients,
    leftOut,
    languages,
    agency,
    person: { name: colleague?.name ?? user.name, replyTo: replyAddress(colleague, agency) },
    isSetUp: mailObstacle(transport) === null,
    template: templates.find(({ declines }) => declines) ?? null,
  }
}

type Declines = NonNullable<Awaited<ReturnType<typeof findDeclines>>>

/** The agency's own template, or the default. */
export function declineWords({ template }: Declines, locale: Locale) {
  const own = translator(locale)('forms:enquiryReply.decline', { returnObjects: true })
  return {
    subject: template?.subject ?? own.subject,
    text: template?.text ?? own.text,
    subjectEn: template?.subjectEn ?? own.subjectEn,
    textEn: template?.textEn ?? own.textEn,
  }
}

function wordsFor(
  { property, person }: Declines,
  { name, locale }: { name: string; locale: Locale },
  typed: Readonly<Record<string, unknown>>,
  siteUrl: string,
) {
  const nameForAsker = findText(property.texts, 'name', locale) ?? property.name
  const known = placeholdersOf({ name, locale, property: { ...property, nameForAsker } }, person.name, siteUrl)
  const [subject, text] = Object.keys(fieldsOf[locale]).map((field) =>
    fillPlaceholders(String(typed[field] ?? ''), known),
  )
  return { subject: subject ?? '', text: text ?? '' }
}

export function previewsOf(declines: Declines, typed: Readonly<Record<string, unknown>>, siteUrl: string) {
  const { recipients, languages, person, agency } = declines
  return languages.flatMap((locale) => {
    const readers = recipients.filter(({ asker }) => asker.locale === locale)
    const first = readers.find(({ isOpen }) => isOpen) ?? readers[0]
    if (!first) return []
    const from = `${person.name}, ${agency.agencyName}`
    const words = wordsFor(declines, first.asker, typed, siteUrl)
    return [{ locale, from, to: first.email, replyTo: person.replyTo, ...words }]
  })
}

export async function receiveDeclines(request: Request, context: AppContext, propertyId: string, user: SessionUser) {
  const [form, locale, declines] = await Promise.all([
    readForm(request),
    localeOf(request),
    findDeclines(context, propertyId, user),
  ])
  if (!declines) return null
  const t = translator(locale)
  const { siteUrl } = context.config
  const post = { form, declines, siteUrl }
  if (form.get('next') !== 'send') return rerenderDeclines(post, {}, { status: 200 })
  const chosen = new Set(form.getAll('enquiry'))
  const recipients = declines.recipients.filter(({ asker }) => chosen.has(asker.id))
  const refuse = (sentence: string) => rerenderDeclines(post, { enquiry: [sentence] }, { status: 400 })
  if (!declines.property.sold && !declines.property.reserved) return refuse(t('dashboard:enquiries.declines.notGone'))
  if (declines.recipients.length === 0) return refuse(t('dashboard:enquiries.declines.nobody'))
  if (recipients.length === 0) return refuse(t('forms:enquiryReply.nobodyChosen'))
  if (recipients.length > mostAtOnce) return refuse(t('forms:enquiryReply.tooMany', { max: mostAtOnce }))
  if (!declines.isSetUp) return refuse(t('forms:enquiryReply.notSetUp'))

  const languages = new Set(recipients.map(({ asker }) => asker.locale))
  const fields = { ...(languages.has('de') && fieldsOf.de), ...(languages.has('en') && fieldsOf.en) }
  const submission = parseForm(form, fields, locale)
  if (submission.status !== 'success') return rerenderDeclines(post, submission.reply().error ?? {}, { status: 400 })
  const replies = recipients.map(({ asker, email, enquiryIds }): NewReply => {
    const words = wordsFor(declines, asker, submission.value, siteUrl)
    const company = { agency: declines.agency, siteUrl, locale: asker.locale }
    const mail = replyMail(words, { ...asker, email }, declines.person, company)
    // Derived from the enquiry, so no one is declined twice.
    return { id: `decline-${asker.id}`, enquiryIds, recipient: email, ...words, mail }
  })
  const open = unfilledInAny(replies, recipients, [declines.property.name, declines.person.name], locale)
  if (Object.keys(open).length > 0) return rerenderDeclines(post, open, { status: 400 })
  const wait = await throttled(request, context, { limit: 'reply', subject: user.id })
  if (wait) {
    const sentence = t('forms:enquiryReply.throttled', { wait: waitText(wait, locale) })
    return rerenderDeclines(post, { enquiry: [sentence] }, tooManyRequests(wait))
  }
  await sendReplies(context.db, replies, user)
  deliverInBackground(request, context)
  const page = `${dashboardPaths.enquiries}?${new URLSearchParams({ q: declines.property.propertyNumber })}`
  return redirectWithMessage(context, page, 'declinesSent', { count: replies.length })
}

/** By field, from the first mail of each language that has open placeholders. */
function unfilledInAny(
  replies: readonly NewReply[],
  recipients: Declines['recipients'],
  others: readonly string[],
  locale: Locale,
) {
  const open: Record<string, string[]> = {}
  for (const [place, { subject, text }] of replies.entries()) {
    const language = recipients[place]?.asker.locale ?? 'de'
    const fields = Object.keys(fieldsOf[language])
    const names = [recipients[place]?.asker.name, ...others]
    const { subject: inSubject, text: inText } = unfilledProblems({ subject, text }, locale, names)
    if (inSubject) open[fields[0] ?? ''] ??= inSubject
    if (inText) open[fields[1] ?? ''] ??= inText
  }
  return open
}

interface DeclinesPost {
  form: FormData
  declines: Declines
  siteUrl: string
}

/** Keeps all typed and ticked values. */
function rerenderDeclines(
  { form, declines, siteUrl }: DeclinesPost,
  error: NonNullable<RejectedForm['error']>,
  init: ResponseInit,
) {
  const answer: DeclinesAnswer = {
    stamp: newId(),
    result: { ...asPosted(form), error },
    chosen: form.getAll('enquiry').map(String),
    previews: previewsOf(declines, Object.fromEntries(form), siteUrl),
  }
  return data(answer, init)
}
