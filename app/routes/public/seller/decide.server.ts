import { type ActionFunctionArgs, data } from '@remix-run/cloudflare'
import { sql } from 'drizzle-orm'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { decisionId, insertDecision, isDecided } from '#app/data/prepared/decisions.server.ts'
import { type Decision, longestWords } from '#app/domain/saving/seller.ts'
import type { Fields } from '#app/fields/field.ts'
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
  const { shown, digest, preparedId, assessment } = waiting
  const { decision: former, row } = assessment
  const after = formText(form, 'after')
  const id = await decisionId({ linkId, digest, decision, words }, after)
  const isSame = former?.decision === decision && former.words === words && former.digest === digest
  const isRepeated = isSame || (await isDecided(db, id))
  if (isRepeated) return redirectTo(context, page)
  if (after !== (former?.id ?? '')) return refuse({ notice: 'changed' }, 409)
  const wait = await throttled(request, context, { limit: 'sellerDecision', subject: linkId })
  if (wait) return data<ReleaseAnswer>({ notice: 'often', typed }, tooManyRequests(wait))
  const { propertyNumber: number, name: title } = row
  const address = config.siteUrl + dashboardPaths.prepared(propertyId)
  const [inserted] = await db.batch([
    insertDecision(db, { id, propertyId, preparedId, decision, shown, digest, words, linkId }, former?.id ?? null),
    outboxMessage(
      db,
      { id: `decision-${id}`, channel: 'releaseNotice', payload: decisionMail({ number, title, words, address }) },
      sql`where exists (select 1 from releases made where made.id = ${id})`,
    ).onConflictDoNothing(),
  ])
  if (inserted.length === 0 && !(await isDecided(db, id))) return refuse({ notice: 'changed' }, 409)
  waitUntil(deliverSoon(db, transport))
  return redirectTo(context, page)
}
