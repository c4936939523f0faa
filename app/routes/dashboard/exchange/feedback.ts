import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { feedbackXml } from '#app/exchange/writing/feedback.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { xmlFile } from '#app/http/xml.server.ts'
import { translator } from '#app/i18n/server.ts'
import { technicalSentence } from '#app/words/exchange/problem-words.server.ts'
import { outcomeText, requireReport } from './report.server.ts'

const problemText = (problem: Problem) => technicalSentence(problem, 'de')

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const [report, agency] = await Promise.all([requireReport(context, params.id), findAgency(context.db)])
  const { transfer, stop, receivedAt } = report.import
  const t = translator('de')
  const text = feedbackXml({
    sender: { name: agency.legalName, anid: new URL(context.config.siteUrl).host },
    provider: transfer?.providers[0]?.key ?? '',
    writtenAt: new Date(),
    objects: report.objects.map(({ number, problems }) => ({ id: number, problems })),
    stop,
    summary: stop ? problemText(stop) : outcomeText(report, t),
    say: problemText,
  })
  return xmlFile(`${t('forms:exchangeFiles.feedback')}-${berlinDay(receivedAt)}.xml`, text)
}
