import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { listWholeEnquiries } from '#app/data/enquiries/inbox.server.ts'
import { berlinTime } from '#app/domain/calendar.ts'
import { readEnquiryFilters } from '#app/domain/enquiries/enquiry.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { csvFile } from '#app/http/csv.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { answerFacts } from '#app/words/enquiries/answers.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const [rows, locale] = await Promise.all([
    listWholeEnquiries(context.db, readEnquiryFilters(new URL(request.url).searchParams)),
    localeOf(request),
  ])
  const t = translator(locale)
  const { file, ...columns } = t('forms:enquiryTable', { returnObjects: true })
  const { languages, statuses, kinds } = t('dashboard:enquiries', { returnObjects: true })
  const table = rows.map((row) => ({
    ...row,
    receivedAt: berlinTime(row.receivedAt),
    propertyNumber: listed(row.propertyNumber, row.furtherNumbers),
    propertyName: listed(row.propertyName, row.furtherNames),
    kind: kinds[row.kind],
    answers: row.answers && inOneLine(answerFacts(row.answers, locale)),
    locale: languages[row.locale],
    status: statuses[row.status],
    answeredAt: row.answeredAt && berlinTime(row.answeredAt),
  }))
  const names = keysOf(columns)
  return csvFile(
    `${file}-${berlinTime(new Date()).slice(0, 10)}`,
    names.map((name) => columns[name]),
    table.map((row) => names.map((name) => row[name])),
  )
}

function listed(first: string | null, further: readonly string[]): string | null {
  return first && [first, ...further].join('; ')
}

function inOneLine(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('; ')
}
