import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths/public.ts'
import { GableLine } from '#app/ui/layout/gable-line.tsx'
import { LanguageSwitch } from '#app/ui/layout/language-switch.tsx'
import { Logo } from '#app/ui/parts/logo.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import styles from './seller-frame.module.css'

type Agency = SellerView['agency']
type SellerWords = SellerView['words']

interface SellerFrameProps {
  agency: Agency
  words: SellerWords
  children: ReactNode
}

/** Without the site's navigation: nobody comes here by it. */
export function SellerFrame({ agency, words, children }: SellerFrameProps) {
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <Link to={paths.home} reloadDocument>
          <Logo name={agency.agencyName} />
        </Link>
        <p className={styles.personal}>{words.personal}</p>
        {agency.phone ? <Telephone number={agency.phone} /> : null}
        <LanguageSwitch className={styles.language} />
      </header>
      {children}
      <footer className={styles.footer}>
        <GableLine />
        <nav className={`wrap ${styles.legal}`} aria-label={words.legal}>
          <p>
            {[agency.legalName, agency.street, [agency.postalCode, agency.city].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', ')}
          </p>
          <Link to={paths.imprint} reloadDocument>
            {words.imprint}
          </Link>
          <Link to={paths.privacy} reloadDocument>
            {words.privacy}
          </Link>
          <Link to={paths.accessibility} reloadDocument>
            {words.accessibility}
          </Link>
        </nav>
      </footer>
    </>
  )
}
