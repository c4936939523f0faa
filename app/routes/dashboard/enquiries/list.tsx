import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { enquiriesPerPage, listEnquiries } from '#app/data/enquiries/inbox.server.ts'
import { countOwnDataEvents } from '#app/data/own-data/own-data-events.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import {
  type EnquiryFilters,
  enquiryQuery,
  enquiryStatuses,
  readEnquiryFilters,
} from '#app/domain/enquiries/enquiry.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { EnquiryList } from '#app/ui/dashboard/enquiries/enquiry-list.tsx'
import { EnquirySearch } from '#app/ui/dashboard/enquiries/enquiry-search.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Pager } from '#app/ui/dashboard/frame/pager.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { AttentionList } from '#app/ui/dashboard/overview/attention-list.tsx'
import { withdrawalEntries } from '#app/ui/dashboard/overview/inbox-entries.ts'
import { useAttentionWords } from '#app/ui/dashboard/overview/use-attention-words.ts'
import { ArrowLink, ButtonLink } from '#app/ui/parts/button.tsx'
import { answerSentence } from '#app/words/enquiries/answer-words.server.ts'
import { enquirySubject } from '#app/words/enquiries/enquiry-subject.server.ts'
import { ownDataNotice } from '#app/words/own-data/own-data-notice.server.ts'
import styles from './list.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { searchParams } = new URL(request.url)
  const filters = readEnquiryFilters(searchParams)
  const page = /^\d{1,6}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  const [list, locale, agency, ownActs, property] = await Promise.all([
    listEnquiries(context.db, { ...filters, page: Math.max(1, page) }),
    localeOf(request),
    findAgency(context.db),
    countOwnDataEvents(context.db),
    filters.property ? findProperty(context.db, filters.property) : null,
  ])
  const title = translator(locale)('dashboard:enquiries.title')
  const rows = list.rows.map(({ answers, furtherNames, ...row }) => ({
    ...row,
    subject: enquirySubject({ ...row, answers, furtherNames }, locale),
  }))
  const about = property && {
    id: property.id,
    name: property.name,
    number: property.propertyNumber,
    isTaken: property.reserved || property.sold,
  }
  const answered = answerSentence(agency.answers, locale)
  const ownData = ownDataNotice(ownActs, locale)
  return {
    title,
    answered,
    ownData,
    now: new Date(),
    perPage: enquiriesPerPage,
    filters,
    about,
    ...list,
    rows,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EnquiriesPage() {
  const { answered, ownData, filters, about, counts, total, rows, page, perPage, now } = useLoaderData<typeof loader>()
  const { status, q, leaving } = filters
  const { t } = useTranslation('dashboard')
  const tab = status ?? 'all'
  return (
    <>
      <PageHead
        title={t('enquiries.title')}
        lead={
          <>
            {t('enquiries.lead')}
            {answered ? (
              <>
                <br />
                {answered}
              </>
            ) : null}
          </>
        }
        action={
          <div className={styles.acts}>
            <Link to={dashboardPaths.addresses}>{t('enquiries.addresses')}</Link>
            <Link to={dashboardPaths.templates.list}>{t('enquiries.templates')}</Link>
            {total > 0 ? (
              <ButtonLink variant="quiet" to={dashboardPaths.enquiriesExport + queryOf(filters)} reloadDocument>
                {t('enquiries.export')}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
      <OpenWithdrawals />
      <Tabs
        label={t('enquiries.tabsLabel')}
        tabs={([null, ...enquiryStatuses] as const).map((other) => ({
          to: dashboardPaths.enquiries + queryOf({ ...filters, status: other }),
          label: t(`enquiries.statuses.${other ?? 'all'}`),
          count: counts[other ?? 'all'],
          isCurrent: other === status,
        }))}
      />
      <EnquirySearch {...filters} />
      {about ? (
        <p className={styles.leaving}>
          {t('enquiries.about', about)} <Link to={dashboardPaths.property(about.id)}>{t('enquiries.toProperty')}</Link>{' '}
          {about.isTaken ? <Link to={dashboardPaths.declines(about.id)}>{t('flashLinks.declines')}</Link> : null}{' '}
          <Link to={dashboardPaths.enquiries + queryOf({ ...filters, property: null })}>{t('enquiries.showAll')}</Link>
        </p>
      ) : null}
      {leaving ? (
        <p className={styles.leaving}>
          {t('enquiries.leaving')}{' '}
          <Link to={dashboardPaths.enquiries + queryOf({ ...filters, leaving: false })}>{t('enquiries.showAll')}</Link>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <EnquiryList enquiries={rows} list={enquiryQuery(filters)} now={now} />
      ) : (
        <p>{t(`enquiries.empty.${leaving ? 'leaving' : q ? 'search' : about ? 'about' : tab}`)}</p>
      )}
      {q && rows.length === 0 ? (
        <ArrowLink to={dashboardPaths.enquiries + queryOf({ ...filters, q: null })}>{t('enquiries.clear')}</ArrowLink>
      ) : null}
      <Pager page={page} perPage={perPage} total={total} range="enquiries.range" />
      {ownData ? <p className={styles.ownData}>{ownData}</p> : null}
    </>
  )
}

/** Above all other enquiries, as the time to act on them runs. */
function OpenWithdrawals() {
  const { now, withdrawals } = useLoaderData<typeof loader>()
  const entries = withdrawalEntries(withdrawals, useAttentionWords(now.toISOString()))
  return entries.length > 0 ? <AttentionList entries={entries} /> : null
}

function queryOf(filters: EnquiryFilters): string {
  const query = enquiryQuery(filters)
  return query && `?${query}`
}
