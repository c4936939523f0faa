import { type Assessment, assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { askOwner, findPrepared } from '#app/data/prepared/prepared.server.ts'
import { promiseOf } from '#app/data/prepared/seller-mails.server.ts'
import { preparedState } from '#app/domain/saving/prepared-state.ts'
import type { SellerValues } from '#app/domain/saving/seller.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { throttled, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { translator } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { ownersSentence } from '#app/words/prepared/sentence-words.server.ts'

interface Question {
  propertyId: string
  /** Of the prepared change that the user has seen. */
  id: string
  words: string | null
  owner: SellerValues
  by: { id: string; name: string }
}

/** Why the owner was not asked, in words and for the answer; null if the question is on its way. */
export async function putQuestion(
  request: Request,
  context: AppContext,
  { propertyId, id, words, owner, by }: Question,
  locale: Locale,
): Promise<{ problem: string; init: ResponseInit } | null> {
  const t = translator(locale)
  if (!owner.sellerEmail) return { problem: t('dashboard:seller.noAddress'), init: { status: 409 } }
  const wait = await throttled(request, context, { limit: 'reply', subject: by.id })
  if (wait)
    return { problem: t('forms:enquiryReply.throttled', { wait: waitText(wait, locale) }), init: tooManyRequests(wait) }
  const mail = ownersMail(context, owner)
  const prepared = await findPrepared(context.db, propertyId)
  const assessment = prepared && (await assessPrepared(context.db, prepared))
  const promised = assessment && promisedOn(assessment, mail.locale)
  if (!(await askOwner(context.db, { propertyId, id }, words, { ...mail, ...promised }, by)))
    return { problem: t('forms:problems.preparedOvertaken'), init: { status: 409 } }
  context.waitUntil(deliverSoon(context.db, context.transport))
  return null
}

/** What the mail says of the question once it is put. */
function promisedOn(assessment: Assessment, locale: Locale) {
  const facts = { ...assessment.facts, question: 'open' as const, answer: null, coverage: null }
  const state = preparedState(facts, new Date())
  return { becomes: ownersSentence({ facts, state }, locale), promise: promiseOf(state, facts.releaseAt) }
}

/** The language of mails to an owner, and the page that the token completes. */
export function ownersMail({ config }: Pick<AppContext, 'config'>, { ownerLocale }: Pick<SellerValues, 'ownerLocale'>) {
  const locale = ownerLocale ?? authoredLocale
  return { locale, page: config.siteUrl + localPath(sellerPaths.page(''), locale) }
}
