import { saveReplyDraft } from '#app/data/enquiries/reply-drafts.server.ts'
import { draftFields } from '#app/domain/enquiries/reply-draft.ts'
import { type FlashKey, flashText, redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { type DeskPost, deskPath, rerenderDesk, seenDraft, typedIn } from './desk-answers.server.ts'

/** Text that is only a draft may still contain placeholders. */
export async function keepDraft(post: DeskPost) {
  const { context, desk, form, locale, user } = post
  const submission = parseForm(form, draftFields, locale)
  if (submission.status !== 'success') {
    return rerenderDesk(form, { error: submission.reply().error ?? {} }, { status: 400 })
  }
  const { subject, text } = submission.value
  const draft = {
    subject: subject ?? '',
    text: text ?? '',
    expose: form.get('expose') === 'on',
    by: user.name,
    savedAt: Date.now(),
  }
  const isEmpty = draft.text.trim() === ''
  const outcome = await saveReplyDraft(context.db, desk.enquiry.id, isEmpty ? null : draft, seenDraft(form))
  if (outcome === 'overtaken') return askAboutOther(post)
  form.set('draftedAt', String(isEmpty ? 0 : draft.savedAt))
  return answer(post, isEmpty ? 'enquiryDraftDiscarded' : 'enquiryDraftSaved')
}

export async function discardDraft(post: DeskPost) {
  const { context, desk, form } = post
  const { replyDraft: before } = desk.enquiry
  const outcome = await saveReplyDraft(context.db, desk.enquiry.id, null, seenDraft(form))
  if (outcome === 'overtaken') return askAboutOther(post)
  form.set('draftedAt', '0')
  const undo = before && {
    action: deskPath(post),
    fields: {
      draftedAt: '0',
      subject: before.subject,
      text: before.text,
      ...(before.expose && { expose: 'on' }),
      next: 'draft',
    },
  }
  return answer(post, 'enquiryDraftDiscarded', undo ?? undefined)
}

/** The next save replaces the other draft, which the page shows. */
function askAboutOther({ desk, form }: DeskPost) {
  const other = desk.enquiry.replyDraft
  form.set('draftedAt', String(other?.savedAt ?? 0))
  return rerenderDesk(form, { notice: 'draftOvertaken', other }, { status: 409 })
}

/** A note that is being written stays on the page. */
function answer(post: DeskPost, key: FlashKey, undo?: { action: string; fields: Record<string, string> }) {
  const { context, desk, form, locale } = post
  const { name } = desk.enquiry
  if (typedIn(form, 'note').trim() === '') {
    return redirectWithMessage(context, deskPath(post), key, { name }, { ...(undo && { undo }) })
  }
  return rerenderDesk(
    form,
    { done: { text: flashText(translator(locale), key, { name }), tone: 'good' } },
    { status: 200 },
  )
}
