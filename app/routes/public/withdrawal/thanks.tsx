/** /widerruf/danke: when a withdrawal came in and, for a day, what it said. */

import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findWithdrawal, type StoredWithdrawal } from '#app/data/enquiries/withdrawals.server.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { withdrawalShownFor } from '#app/domain/enquiries/withdrawal.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { SaidView } from '#app/ui/own-data/said-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { WithdrawalThanks } from '#app/ui/withdrawal/withdrawal-thanks.tsx'
import { declaredFacts } from '#app/words/enquiries/withdrawal-words.server.ts'
import { momentText } from '#app/words/moments.server.ts'
import { shownParameter } from './shown-parameter.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get(shownParameter)?.slice(0, 40)
  const locale = await localeOf(request)
  const [{ agency }, found] = await Promise.all([readSite(context, locale), id ? findWithdrawal(context.db, id) : null])
  const t = translator(locale)
  const { thanks, fields } = t('pages:withdrawal', { returnObjects: true })
  if (!found) {
    const link = agency.withdrawalOffered
      ? { to: paths.withdrawal, text: thanks.again }
      : { to: paths.home, text: thanks.home }
    return data({ title: thanks.goneTitle, view: null, gone: { title: thanks.goneTitle, text: thanks.gone, link } })
  }
  const words = pick(thanks, ['title', 'receivedAt', 'nothing', 'declared', 'print'])
  const view = {
    words: { ...words, message: fields.message },
    lead: found.isMailed ? thanks.stored : thanks.storedOnly,
    receivedAt: momentText(found.receivedAt, locale),
    phone: shownNumbers(agency.phone, locale),
    declared: isShown(found) ? declaredView(found, locale, t) : null,
  }
  return data({ title: thanks.title, view, gone: null })
}

function isShown({ receivedAt }: StoredWithdrawal): boolean {
  return receivedAt.getTime() > Date.now() - withdrawalShownFor
}

function declaredView({ name, email, message, answers, isMailed }: StoredWithdrawal, locale: Locale, t: Translator) {
  return {
    declaration: answers.declaration,
    facts: declaredFacts({ name, email, ...answers }, locale),
    message,
    copy: t(`pages:withdrawal.thanks.${isMailed ? 'mailed' : 'notMailed'}`, { email }),
  }
}

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function WithdrawalThanksPage() {
  const { view, gone } = useLoaderData<typeof loader>()
  return view ? <WithdrawalThanks {...view} /> : gone && <SaidView {...gone} />
}
