import { Link, useLocation } from '@remix-run/react'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ShortlistLink } from '#app/ui/keeping/shortlist-link.tsx'
import { DropDown } from '#app/ui/parts/drop-down.tsx'
import { Fold } from '#app/ui/parts/fold.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Logo } from '#app/ui/parts/logo.tsx'
import { NavLink } from '#app/ui/parts/nav-link.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OtherLanguage } from './other-language.tsx'
import styles from './site-header.module.css'

export function SiteHeader({ agency }: { agency: AgencyCard }) {
  const { t } = useTranslation('site')
  return (
    <header className={styles.header}>
      <OtherLanguage />
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.home} to={paths.home} aria-label={t('nav.home', { name: agency.agencyName })}>
          <Logo name={agency.agencyName} />
        </Link>
        <Navigation agency={agency} />
        <div className={styles.side}>
          <ShortlistLink className={styles.shortlist} />
          {agency.phone && <Call number={agency.phone} />}
          <LanguageSwitch className={styles.language} />
          <Menu agency={agency} />
        </div>
      </div>
    </header>
  )
}

/** Room for one: the first number. */
function Call({ number }: { number: ShownTelephone }) {
  const { t } = useTranslation('site')
  const first = number.find(({ address }) => address !== null)
  if (!first?.address) return null
  return (
    <a className={styles.phone} href={first.address} aria-label={t('nav.call', { phone: first.text })}>
      <Icon name="phone" />
      <span className="num">{first.text}</span>
    </a>
  )
}

function Navigation({ agency }: { agency: AgencyCard }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  return (
    <nav className={styles.navigation} aria-label={t('nav.label')}>
      <NavLink to={paths.offers} prefetch="intent">
        {t('nav.offers')}
      </NavLink>
      <NavLink to={paths.references} prefetch="intent">
        {t('nav.references')}
      </NavLink>
      <DropDown
        title={t('nav.services')}
        className={pathname.startsWith('/leistungen/') ? `${styles.services} ${styles.current}` : styles.services}
      >
        <ServiceLinks agency={agency} />
      </DropDown>
      <NavLink to={paths.valuation}>{t('nav.valuation')}</NavLink>
      <NavLink to={paths.about}>{t('nav.about')}</NavLink>
      <NavLink to={paths.team}>{t('nav.team')}</NavLink>
      <NavLink to={paths.contact}>{t('nav.contact')}</NavLink>
    </nav>
  )
}

function ServiceLinks({ agency, className }: { agency: AgencyCard; className?: string }) {
  return agency.pages.services.map(({ name, ...link }) => (
    <NavLink key={link.to} className={className} {...link}>
      {name}
    </NavLink>
  ))
}

function Menu({ agency }: { agency: AgencyCard }) {
  const { phone } = agency
  const { t } = useTranslation('site')
  return (
    <Fold className={styles.menu}>
      <summary>
        <span className={styles.whenShut}>{t('nav.menu')}</span>
        <span className={styles.whenOpen}>{t('nav.close')}</span>
        <i className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.sheet} aria-label={t('nav.label')}>
        <NavLink to={paths.offers}>{t('nav.offers')}</NavLink>
        <NavLink to={paths.references}>{t('nav.references')}</NavLink>
        <p>{t('nav.services')}</p>
        <ServiceLinks agency={agency} className={styles.deep} />
        <NavLink to={paths.valuation}>{t('nav.valuation')}</NavLink>
        <NavLink to={paths.about}>{t('nav.about')}</NavLink>
        <NavLink to={paths.team}>{t('nav.team')}</NavLink>
        <NavLink to={paths.contact}>{t('nav.contact')}</NavLink>
        <NavLink to={paths.shortlist}>{t('nav.shortlist')}</NavLink>
        <div className={styles.sheetFoot}>
          {phone && (
            <Telephone number={phone}>
              <Icon name="phone" />
            </Telephone>
          )}
          <LanguageSwitch />
        </div>
      </nav>
    </Fold>
  )
}
