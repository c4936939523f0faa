import { newId } from '#app/data/database.server.ts'
import type { ReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import { mailClosing } from '#app/domain/agency/mail-closing.ts'
import { mailAddress } from '#app/domain/enquiries/enquiry.ts'
import { claimsAvailability, signedAs } from '#app/domain/enquiries/reply.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import type { ReplySetting } from '#app/ui/dashboard/enquiries/reply-editor.tsx'
import type { Desk } from './desk.server.ts'
import { propertyCards, takenState } from './property-card.server.ts'
import { inLanguage, replyWords } from './reply-words.server.ts'

export function replySetting(desk: Desk, { config }: AppContext, locale: Locale): ReplySetting {
  const { enquiry, further, agency, templates, person, senders, signatories, replies, obstacle } = desk
  const { property, replyDraft: draft } = enquiry
  // The reply is in the enquiry's language, not the dashboard's.
  const words = replyWords(undefined, { ...enquiry, further }, person.name, {
    closing: mailClosing(agency, enquiry.locale),
    siteUrl: config.siteUrl,
  })
  const salutation = translator(enquiry.locale)('forms:enquiryReply.salutation', { name: enquiry.name })
  const state = takenState(property, locale)
  return {
    words: draft ? { ...draft, text: signedAs(person.name, draft.text, signatories) } : words,
    draft: draft && { by: draft.by, savedAt: new Date(draft.savedAt) },
    cards: propertyCards(desk, config.siteUrl),
    hasCard: draft?.expose ?? true,
    isQuoted: enquiry.message !== '',
    templates: templates.map((template) => ({
      value: template.id,
      label: labelOf(template, enquiry.locale, state, locale),
    })),
    senders: senders.map((sender) => ({ ...sender, from: `${sender.name}, ${agency.agencyName}` })),
    obstacle,
    hasBounced: Boolean(replies.at(-1)?.lastError),
    mailAddress: enquiry.email && mailAddress(enquiry.email, words.subject, `${salutation}\n\n`),
    replyId: newId(),
    noteId: newId(),
  }
}

/** Names why a template does not fit, in the language of staff. */
function labelOf(template: ReplyTemplate, asker: Locale, state: string | null, locale: Locale): string {
  const t = translator(locale)
  const { name, textEn } = template
  const { subject, text } = inLanguage(template, asker)
  if (state && claimsAvailability(subject, text)) return t('dashboard:enquiries.reply.notFitting', { name, state })
  return asker === 'en' && !textEn ? t('dashboard:enquiries.reply.onlyGerman', { name }) : name
}
