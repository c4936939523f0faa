import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths/public.ts'
import { Logo } from '#app/ui/parts/logo.tsx'
import styles from './paper-view.module.css'

interface PaperViewProps {
  agencyName: string
  title: string
  back: string
  children: ReactNode
}

export function PaperView({ agencyName, title, back, children }: PaperViewProps) {
  return (
    <div className={styles.view}>
      <header>
        <Link to={paths.home} reloadDocument aria-label={back}>
          <Logo name={agencyName} />
        </Link>
      </header>
      <main id="inhalt" className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer>
        <Link to={paths.home} reloadDocument>
          {back}
        </Link>
      </footer>
    </div>
  )
}
