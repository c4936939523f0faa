import { Link } from '@remix-run/react'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import type { PageLink } from '#app/domain/agency/linked-pages.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { CookieSettingsButton } from '#app/ui/consent/cookie-settings-button.tsx'
import { Logo } from '#app/ui/parts/logo.tsx'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { openingHours } from '#app/ui/sections/opening-hours.ts'
import { GableLine } from './gable-line.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './site-footer.module.css'

interface SiteFooterProps {
  agency: AgencyCard
  legalLinks: readonly { to: string; name: string }[]
  /** Whether visitors can change their consent. */
  asksConsent: boolean
}

export function SiteFooter({ agency, legalLinks, asksConsent }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <Call agency={agency} />
        <GableLine className={styles.gable} />
        <Columns agency={agency} />
        <Legal {...{ agency, legalLinks, asksConsent }} />
      </div>
    </footer>
  )
}

function Call({ agency }: { agency: AgencyCard }) {
  const { hours, lang } = openingHours(agency)
  return (
    <div className={styles.call} data-call>
      <h2>{agency.call}</h2>
      <p>
        {agency.phone && <Telephone className={`num ${styles.phone}`} number={agency.phone} />}
        <span className={styles.hours} lang={lang}>
          {hours.join('\n')}
        </span>
      </p>
    </div>
  )
}

function Columns({ agency }: { agency: AgencyCard }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.columns}>
      <div className={styles.address}>
        {agency.logo && <Logo name={agency.agencyName} />}
        <h3>{agency.legalName}</h3>
        <address>
          {agency.street}
          <br />
          {agency.postalCode} {agency.city}
          <br />
          {agency.email && (
            <a href={mailLink(agency.email)}>
              <MailAddress email={agency.email} />
            </a>
          )}
        </address>
      </div>
      <Column
        title={t('nav.offers')}
        links={[
          { to: `${paths.offers}?marketType=purchase`, name: t('footer.buy') },
          { to: `${paths.offers}?marketType=rent`, name: t('footer.rent') },
          { to: `${paths.offers}?houseType=plot`, name: t('footer.plots') },
          { to: paths.references, name: t('nav.references') },
        ]}
      />
      <Column
        title={t('nav.services')}
        links={[...agency.pages.services, { to: paths.valuation, name: t('nav.valuation') }]}
      />
      <Column
        title={t('footer.company')}
        links={[
          { to: paths.about, name: t('nav.about') },
          { to: paths.team, name: t('team.title') },
          { to: paths.contact, name: t('nav.contact') },
          ...agency.pages.footer,
        ]}
      />
    </div>
  )
}

function Column({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, name, lang }) => (
          <li key={to}>
            <Link to={to} lang={lang}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Legal({ agency, legalLinks, asksConsent }: SiteFooterProps) {
  return (
    <div className={styles.legal}>
      <p>
        © {new Date().getUTCFullYear()} {agency.legalName}
      </p>
      {legalLinks.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
      {asksConsent ? <CookieSettingsButton className={styles.button} /> : null}
      <LanguageSwitch />
    </div>
  )
}
