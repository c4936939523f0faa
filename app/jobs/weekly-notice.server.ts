import { findDeletions } from '#app/data/enquiries/enquiry-retention.server.ts'
import { countWaitingImports } from '#app/data/exchange/imports.server.ts'
import { queueNotice } from '#app/data/outbox/queue.server.ts'
import { countGivenUp } from '#app/data/outbox/report.server.ts'
import { listPublishCandidates } from '#app/data/properties/publish-candidates.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { certificatesEndingBy } from '#app/domain/agency/attention.ts'
import { announcedThisWeek } from '#app/domain/agency/rehearsal.ts'
import { addDays, berlinDay, berlinToday, weekOf } from '#app/domain/calendar.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import { type CertificateEnd, type Notice, noticeMail } from '#app/mail/notice-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

/** In days; the overview warns earlier. */
const certificateNotice = 30

/** Only the first night of a week with something to report queues the notice. */
export async function queueWeeklyNotice({ db, config }: AppContext, agency: Agency): Promise<void> {
  const today = berlinToday()
  await queueNotice(db, weekOf(today), noticeMail(await gatherNotice({ db, config }, agency, today)))
}

async function gatherNotice(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  agency: Agency,
  today: string,
): Promise<Notice> {
  const [candidates, deletions, givenUp, waiting] = await Promise.all([
    listPublishCandidates(db),
    findDeletions(db, agency),
    countGivenUp(db),
    countWaitingImports(db),
  ])
  const t = translator(authoredLocale)
  const absoluteUrl = (path: string) => config.siteUrl + path
  const certificates = certificatesEndingBy(candidates, addDays(today, certificateNotice)).map(
    ({ id, name, propertyNumber, date }): CertificateEnd => ({
      name,
      propertyNumber,
      date,
      isOver: date < today,
      address: absoluteUrl(dashboardPaths.property(id)),
    }),
  )
  return {
    certificates,
    rules: announcedThisWeek(candidates, today)
      .filter(({ offerCount }) => offerCount > 0)
      .map((coming) => ({
        ...pick(coming, ['from', 'offerCount']),
        names: coming.rules.map((name) => t(`dashboard:rules.${name}.title`)),
        address: absoluteUrl(`${dashboardPaths.rules}?on=${coming.from}`),
      })),
    deletions: deletions && { ...deletions, address: absoluteUrl(`${dashboardPaths.enquiries}?leaving=1`) },
    transfers: waiting.oldest && {
      count: waiting.count,
      since: berlinDay(waiting.oldest),
      address: absoluteUrl(dashboardPaths.exchange),
    },
    givenUp: givenUp > 0 ? { count: givenUp, address: absoluteUrl(dashboardPaths.overview) } : null,
  }
}
