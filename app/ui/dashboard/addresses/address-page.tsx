import { Form, Link } from '@remix-run/react'
import type { EnquiryKind, EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import panel from '#app/ui/dashboard/enquiry-panel.module.css'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { SearchForm } from '#app/ui/dashboard/lists/search-form.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './address-page.module.css'
import { AddressPanel } from './address-panel.tsx'
import { type Alert, Alerts } from './alerts.tsx'

interface StoredAddress {
  email: string
  enquiries: readonly {
    id: string
    kind: EnquiryKind
    status: EnquiryStatus
    name: string
    about: string | null
    receivedAt: Date | string
  }[]
  alerts: readonly Alert[]
  other: string | null
  kept: readonly string[]
}

interface AddressPageProps {
  q: string | null
  found: readonly string[]
  hasMore: boolean
  /** Of the one address that was found. */
  stored: StoredAddress | null
  mayRemove: boolean
  mayMail: boolean
}

export function AddressPage({ q, found, hasMore, stored, ...rights }: AddressPageProps) {
  const { t } = useTranslation('dashboard')
  const words = t('enquiries.address', { returnObjects: true })
  return (
    <>
      <Crumbs
        steps={[{ label: t('enquiries.title'), to: dashboardPaths.enquiries }, { label: t('enquiries.addresses') }]}
      />
      <PageHead title={t('enquiries.addresses')} lead={words.lead} />
      <SearchForm
        key={q}
        action={dashboardPaths.addresses}
        q={q}
        label={words.label}
        placeholder={words.placeholder}
        submit={words.submit}
      />
      {q && found.length === 0 ? <p>{words.none}</p> : null}
      {stored ? <Stored {...stored} {...rights} /> : null}
      {!stored && found.length > 0 ? (
        <AddressPanel title={words.many}>
          <ul className={panel.others}>
            {found.map((email) => (
              <li key={email}>
                <Link to={dashboardPaths.address(email)}>{email}</Link>
              </li>
            ))}
          </ul>
          {hasMore ? <p className={panel.note}>{words.more}</p> : null}
        </AddressPanel>
      ) : null}
    </>
  )
}

type StoredProps = StoredAddress & Pick<AddressPageProps, 'mayRemove' | 'mayMail'>

function Stored({ email, enquiries, alerts, other, kept, mayRemove, mayMail }: StoredProps) {
  const { t } = useTranslation('dashboard')
  const words = t('enquiries.address', { returnObjects: true })
  const { date } = useMoments()
  return (
    <div className={styles.stored}>
      <h2>{email}</h2>
      {enquiries.length > 0 ? (
        <AddressPanel title={words.enquiriesTitle}>
          <ul className={panel.others}>
            {enquiries.map(({ id, kind, name, about, status, receivedAt }) => (
              <li key={id}>
                <Link to={dashboardPaths.enquiry(id)}>{about ?? name}</Link>
                <p className={panel.note}>
                  {t('enquiries.others.line', { date: date(receivedAt), status: t(`enquiries.statuses.${status}`) })}
                  {kind === 'withdrawal' ? ` · ${t('enquiries.address.withdrawals', { count: 1 })}` : null}
                </p>
              </li>
            ))}
          </ul>
        </AddressPanel>
      ) : null}
      {alerts.length > 0 ? <Alerts email={email} alerts={alerts} /> : null}
      {other ? (
        <AddressPanel title={words.otherTitle}>
          <p>{other}</p>
        </AddressPanel>
      ) : null}
      <ul className={styles.kept}>
        {kept.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        {mayMail ? (
          <Form method="post" action={dashboardPaths.addresses}>
            <input type="hidden" name="email" value={email} />
            <Button type="submit" variant="quiet" name="next" value="link">
              {words.sendLink}
            </Button>
          </Form>
        ) : null}
        {mayRemove ? (
          <ConfirmLink className={styles.remove} to={dashboardPaths.addressRemoval(email)}>
            {words.removeAll}
          </ConfirmLink>
        ) : null}
      </div>
      <p className={panel.note}>{mayMail ? words.linkNote : words.noLink}</p>
      {mayRemove ? null : <p className={panel.note}>{words.byAdmin}</p>}
    </div>
  )
}
