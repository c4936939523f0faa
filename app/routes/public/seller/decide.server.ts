import { type ActionFunctionArgs, data } from '@remix-run/cloudflare'
import { sql } from 'drizzle-orm'
import { findUser } from '#app/data/access/users.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { listColleagues } from '#app/data/entries/team-members.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import type { Assessment } from '#app/data/prepared/assessment.server.ts'
import { decisionId, insertDecision, isDecided } from '#app/data/prepared/decisions.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { colleagueOf, peopleAmong, recipientOf, withoutRepeats } from '#app/domain/enquiries/responsibility.ts'
import { preparedState } from '#app/domain/saving/prepared-state.ts'
import { type Decision, longestWords } from '#app/domain/saving/seller.ts'
import type { Fields } from '#app/fields/field.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { openSellerLink } from '#app/http/access/seller-link.server.ts'
import { throttled, tooManyRequests } from '#app/http/access/throttle.server.ts'
import { formBytes, formText, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { decisionMail } from '#app/mail/seller-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import type { ReleaseAnswer } from '#app/ui/seller/release.tsx'
import { staffSentence } from '#app/words/prepared/sentence-words.server.ts'
import { findWaiting } from './load-seller.server.ts'

const wishFields = { words: { kind: 'longText', max: longestWords, required: true } } as const satisfies Fields

/** A decision belongs to exactly what was shown. The loader renders the page next, also after a refusal. */
export async function decide({ request, params: { token = '' }, context }: ActionFunctionArgs, decision: Decision) {
  const { db, config, transport, waitUntil } = context
  const opened = await openSellerLink(request, context, token)
  const [form, locale] = await Promise.all([readForm(request, formBytes.public), localeOf(request)])
  const posted = form.get('words')
  const typed = typeof posted === 'string' ? posted : ''
  if (!opened.linked) return data<ReleaseAnswer>({ typed }, opened.init)
  const { propertyId, linkId } = opened.linked
  const refuse = (answer: Omit<ReleaseAnswer, 'typed'>, status: number) =>
    data<ReleaseAnswer>({ ...answer, typed }, { status })
  const waiting = await findWaiting(db, propertyId)
  if (!waiting) return refuse({ notice: 'over' }, 409)
  if (formText(form, 'shown') !== waiting.digest) return refuse({ notice: 'changed' }, 409)
  const read = decision === 'declined' ? parseForm(form, wishFields, locale) : null
  if (read && read.status !== 'success') {
    const [problem = ''] = read.reply().error?.words ?? []
    return refuse({ problem }, 400)
  }
  const words = read?.value.words ?? null
  const page = sellerPaths.page(token)
  const { shown, digest, preparedId, askedById, assessment } = waiting
  const { decision: former, row } = assessment
  const after = formText(form, 'after')
  const id = await decisionId({ linkId, digest, decision, words }, after)
  const isSame = former?.decision === decision && former.words === words && former.digest === digest
  const isRepeated = isSame || (await isDecided(db, id))
  if (isRepeated) return redirectTo(context, page)
  if (after !== (former?.id ?? '')) return refuse({ notice: 'changed' }, 409)
  const wait = await throttled(request, context, { limit: 'sellerDecision', subject: linkId })
  if (wait) return data<ReleaseAnswer>({ notice: 'often', typed }, tooManyRequests(wait))
  const { propertyNumber: number, name: title, responsibleMember } = row
  const address = config.siteUrl + dashboardPaths.prepared(propertyId)
  const becomes = sentenceAfter(assessment, decision, waiting.askedAt)
  const mail = decisionMail({ number, title, words, becomes, address })
  const people = await listConcerned(db, responsibleMember, askedById)
  const [inserted] = await db.batch([
    insertDecision(db, { id, propertyId, preparedId, decision, shown, digest, words, linkId }, former?.id ?? null),
    ...[{ id: null, email: null }, ...people].map(({ id: personId, email }) =>
      outboxMessage(
        db,
        {
          id: ['decision', id, personId].filter(Boolean).join('-'),
          channel: 'releaseNotice',
          payload: { ...mail, ...(email && { to: email }) },
        },
        sql`where exists (select 1 from releases made where made.id = ${id})`,
      ).onConflictDoNothing(),
    ),
  ])
  if (inserted.length === 0 && !(await isDecided(db, id))) return refuse({ notice: 'changed' }, 409)
  waitUntil(deliverSoon(db, transport))
  return redirectTo(context, page)
}

/** For the office: the sentence that the decision leads to. */
function sentenceAfter(assessment: Assessment, decision: Decision, askedAt: Date): string {
  const coverage = decision === 'approved' ? ('this' as const) : null
  const facts = { ...assessment.facts, answer: decision, coverage }
  const now = new Date()
  const after = { ...assessment, facts, decision: { decidedAt: now }, state: preparedState(facts, now) }
  return staffSentence(after, { askedAt }, authoredLocale)
}

/** Who is in charge and who has asked, besides the office. */
async function listConcerned(db: Database, responsibleMember: string | null, askedById: string | null) {
  const [team, agency, user] = await Promise.all([listColleagues(db), findAgency(db), findUser(db, askedById ?? '')])
  const own = user && colleagueOf(team, user)
  const asker = user?.state === 'active' && {
    ...(own ?? { id: user.id, name: user.name, absentUntil: null, deputy: null }),
    email: own?.email ?? user.email,
  }
  const today = berlinToday()
  const known = asker ? [asker, ...team] : team
  const recipients = [responsibleMember, asker ? asker.id : null].map((id) => recipientOf(known, id, today))
  return peopleAmong(withoutRepeats(recipients), agency).map(({ person }) => person)
}
