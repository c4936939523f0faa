import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { berlinDay } from '#app/domain/calendar.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { csvFile } from '#app/http/csv.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { technicalSentence } from '#app/words/exchange/problem-words.server.ts'
import { requireReport } from './report.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const [{ import: found, objects }, locale] = await Promise.all([requireReport(context, params.id), localeOf(request)])
  const t = translator(locale)
  const rows = objects.map(({ position, number, name, outcome, after, problems }) => [
    position,
    number,
    name,
    outcome && t(`forms:exchangeFiles.outcomes.${outcome}`),
    after && t(`forms:exchangeFiles.afters.${outcome === 'skipped' ? 'none' : after}`),
    problems.map((problem) => technicalSentence(problem, locale)).join('\n'),
  ])
  const head = Object.values(t('forms:exchangeFiles.columns', { returnObjects: true }))
  return csvFile(`${t('forms:exchangeFiles.log')}-${berlinDay(found.receivedAt)}`, head, rows)
}
