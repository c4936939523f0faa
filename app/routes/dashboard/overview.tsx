import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData, useOutletContext } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { listNewEnquiries } from '#app/data/enquiries/enquiry-lists.server.ts'
import { findDeletions } from '#app/data/enquiries/enquiry-retention.server.ts'
import { sumViewsSince } from '#app/data/offers/offer-days.server.ts'
import { listUndelivered } from '#app/data/outbox/report.server.ts'
import { listHighlightedProperties, listRecentlyEdited } from '#app/data/properties/property-lists.server.ts'
import { countStock, textStates } from '#app/data/properties/property-texts.server.ts'
import { listPublishCandidates } from '#app/data/properties/publish-candidates.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { countSearches } from '#app/data/subscriptions/subscriptions.server.ts'
import { type Attention, advised, attentionFor } from '#app/domain/agency/attention.ts'
import { greetingAt } from '#app/domain/agency/greeting.ts'
import { comingRules, overviewNotice } from '#app/domain/agency/rehearsal.ts'
import { addDays, berlinDay, berlinToday } from '#app/domain/calendar.ts'
import { rankByViews } from '#app/domain/offers/most-viewed.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { listPreparedSays } from '#app/routes/dashboard/prepared/prepared-view.server.ts'
import { EnquiryTeasers } from '#app/ui/dashboard/enquiries/enquiry-teasers.tsx'
import { Counts } from '#app/ui/dashboard/frame/counts.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { useAttentionEntries, type WaitingWork } from '#app/ui/dashboard/overview/attention-entries.ts'
import { AttentionList } from '#app/ui/dashboard/overview/attention-list.tsx'
import { FeaturedList } from '#app/ui/dashboard/overview/featured-list.tsx'
import { RecentList } from '#app/ui/dashboard/overview/recent-list.tsx'
import type { StockNotice } from '#app/ui/dashboard/overview/stock-entries.ts'
import { ViewedLists } from '#app/ui/dashboard/overview/viewed-lists.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import { answerSentence } from '#app/words/enquiries/answer-words.server.ts'
import { enquirySubject } from '#app/words/enquiries/enquiry-subject.server.ts'
import { wantedSentence } from '#app/words/subscriptions/wanted.server.ts'
import styles from './overview.module.css'

const limits = { recent: 5, enquiries: 5, undelivered: 5, drafts: 5, viewed: 10 } as const

const daysOfViews = 30

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { db, transport } = context
  const asked = findAgency(db)
  const [agency, counts, featured, recent, candidates, undelivered, latest, deletions, searches, waiting, views] =
    await Promise.all([
      asked,
      countStock(db),
      listHighlightedProperties(db),
      listRecentlyEdited(db, limits.recent),
      listPublishCandidates(db),
      listUndelivered(db, limits.undelivered),
      listNewEnquiries(db, limits.enquiries),
      asked.then((agency) => findDeletions(db, agency)),
      runQuery(countSearches(db)),
      localeOf(request).then((locale) => listPreparedSays(db, locale)),
      sumViewsSince(db, addDays(berlinToday(), -daysOfViews)),
    ])
  const now = new Date()
  const ruleDate = berlinDay(now)
  const stock = attentionFor(candidates, ruleDate)
  const drafts = stock.filter(({ kind }) => kind === 'draftLacks')
  const leftOut = new Set(drafts.slice(limits.drafts))
  const locale = await localeOf(request)
  const t = translator(locale)
  return {
    title: t('dashboard:overview.title'),
    name: user.name,
    greeting: greetingAt(now),
    now: now.toISOString(),
    counts: { total: counts.all, available: counts.published, featured: counts.highlighted, members: counts.members },
    featured,
    viewed: rankByViews(candidates, views, limits.viewed),
    recent: recent.map(({ updatedBy: name, nameNow, address: _, ...property }) => ({
      ...property,
      updatedBy: writeAuthor({ name, nameNow }, t),
    })),
    undelivered,
    withdrawals: latest.withdrawals,
    enquiries: latest.enquiries.map(({ answers, propertyName, furtherNames, ...enquiry }) => ({
      ...enquiry,
      subject: enquirySubject({ answers, propertyName, furtherNames }, locale),
    })),
    answered: answerSentence(agency.answers, locale),
    wanted: wantedSentence(searches, locale),
    visitorMails: agency.enquiryReceipt ? missingForVisitors(transport) : null,
    isOriginMissing: !agency.testimonialOrigin && counts.testimonials > 0,
    unconfirmedVoices: agency.testimonialOrigin
      ? { count: counts.unconfirmed, areHidden: agency.confirmedVoicesOnly }
      : null,
    isAdmin: user.role === 'admin',
    deletions,
    prepared: waiting.filter(({ isNoticed }) => isNoticed),
    coming: comingRules(candidates, ruleDate, overviewNotice).filter(({ offerCount }) => offerCount > 0),
    advised: advised(candidates, ruleDate),
    texts: pick(counts, textStates),
    stock: stock.filter((attention) => !leftOut.has(attention)).map(noticeOf),
    moreDrafts: leftOut.size,
  }
}

function noticeOf({ kind, property, missing, date }: Attention): StockNotice {
  const which = pick(property, ['id', 'propertyNumber', 'name', 'city', 'district'])
  return { kind, property: which, missingCount: missing.length, date }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OverviewPage() {
  const { name, greeting, now, counts, featured, recent, viewed, enquiries, answered, wanted } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const { day } = useMoments()
  return (
    <>
      <PageHead
        title={t(`greeting.${greeting}`, { name })}
        lead={day(now)}
        action={
          <ButtonLink to={dashboardPaths.newProperty}>
            <Icon name="plus" />
            {t('properties.new')}
          </ButtonLink>
        }
      />
      <Counts {...counts} />
      <div className={styles.board}>
        <div className={styles.column}>
          <Waiting />
          <EnquiryTeasers enquiries={enquiries} answered={answered} wanted={wanted} now={now} />
          <div className={styles.viewed}>
            <ViewedLists {...viewed} />
          </div>
        </div>
        <div className={styles.column}>
          <FeaturedList properties={featured} />
          <RecentList properties={recent} now={now} />
        </div>
      </div>
    </>
  )
}

function Waiting() {
  const { moreDrafts, ...waiting } = useLoaderData<typeof loader>()
  const work = useOutletContext<WaitingWork>()
  const { t } = useTranslation('dashboard')
  const entries = useAttentionEntries({ ...waiting, ...work })
  return (
    <div>
      <AttentionList entries={entries} />
      {moreDrafts > 0 ? (
        <p className={styles.more}>
          <Link to={`${dashboardPaths.properties}?tab=drafts&lacks=details`}>
            {t('overview.moreDrafts', { count: moreDrafts })}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
