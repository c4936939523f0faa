/** The foot of every public page: the way to call, the gable line, everything else there is. */
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Agency } from '#app/domain/agency.ts'
import { telephoneAddress } from '#app/domain/telephone.ts'
import { paths } from '#app/paths.ts'
import { openingHours } from '#app/ui/opening-hours.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { CookieSettingsButton } from './cookie-settings-button.tsx'
import { GableLine } from './gable-line.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './site-footer.module.css'

export function SiteFooter({ agency }: { agency: Agency }) {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <Call agency={agency} />
        <GableLine className={styles.gable} />
        <Columns agency={agency} />
        <Legal agency={agency} />
      </div>
    </footer>
  )
}

function Call({ agency }: { agency: Agency }) {
  const { t } = useTranslation('site')
  const hours = openingHours(agency, useLocale())
  return (
    <div className={styles.call}>
      <h2>{t('footer.call')}</h2>
      <p>
        {agency.phone && (
          <a className={`num ${styles.phone}`} href={telephoneAddress(agency.phone)}>
            {agency.phone}
          </a>
        )}
        {hours && <span className={styles.hours}>{hours}</span>}
      </p>
    </div>
  )
}

function Columns({ agency }: { agency: Agency }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.columns}>
      <div className={styles.address}>
        <h3>{agency.legalName}</h3>
        <address>
          {agency.street}
          <br />
          {agency.postalCode} {agency.city}
          <br />
          {agency.email && <a href={`mailto:${agency.email}`}>{agency.email}</a>}
        </address>
      </div>
      <Column title={t('nav.offers')}>
        <Link to={`${paths.offers}?marketType=purchase`}>{t('footer.buy')}</Link>
        <Link to={`${paths.offers}?marketType=rent`}>{t('footer.rent')}</Link>
        <Link to={`${paths.offers}?houseType=plot`}>{t('footer.plots')}</Link>
        <Link to={paths.references}>{t('nav.references')}</Link>
      </Column>
      <Column title={t('nav.services')}>
        <Link to={paths.services.sales}>{t('nav.sales')}</Link>
        <Link to={paths.services.rentals}>{t('nav.rentals')}</Link>
        <Link to={paths.services.newBuild}>{t('nav.newBuild')}</Link>
      </Column>
      <Column title={t('footer.company')}>
        <Link to={paths.about}>{t('nav.about')}</Link>
        <Link to={paths.team}>{t('team.title')}</Link>
        <Link to={paths.contact}>{t('nav.contact')}</Link>
      </Column>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {children.map((link, index) => (
          <li key={`${title} ${index + 1}`}>{link}</li>
        ))}
      </ul>
    </div>
  )
}

function Legal({ agency }: { agency: Agency }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.legal}>
      <p>
        © {new Date().getUTCFullYear()} {agency.legalName}
      </p>
      <Link to={paths.imprint}>{t('nav.imprint')}</Link>
      <Link to={paths.privacy}>{t('nav.privacy')}</Link>
      <Link to={paths.accessibility}>{t('nav.accessibility')}</Link>
      <CookieSettingsButton className={styles.button} />
      <LanguageSwitch />
    </div>
  )
}
