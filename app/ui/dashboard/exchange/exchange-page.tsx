import { Link } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { HelpLink } from '#app/ui/dashboard/help/help-link.tsx'
import type { ProblemView } from '#app/words/exchange/problem-words.server.ts'
import { ConnectionList, type ConnectionListProps } from './connection-list.tsx'
import styles from './exchange-page.module.css'
import { ExportSection, type ExportSectionProps } from './export-section.tsx'
import { ImportList, type ListedImport, useFileName } from './import-list.tsx'
import { UploadForm } from './upload-form.tsx'

interface WaitingImport extends ListedImport {
  /** A sentence on why staff have to decide. */
  reason: string
}

interface ExchangePageProps {
  now: Date
  newId: string
  /** All that wait, of which `imports` has the latest. */
  waiting: readonly WaitingImport[]
  imports: readonly ListedImport[]
  connections: ConnectionListProps['connections']
  isAdmin: boolean
  exports: ExportSectionProps
  /** The connection that was chosen when the file was refused. */
  chosen?: string | null
  stop?: ProblemView | null
}

export function ExchangePage(props: ExchangePageProps) {
  const { now, newId, waiting, imports, connections, isAdmin, exports, chosen, stop = null } = props

  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.page}>
      <PageHead title={t('exchange.title')} lead={t('exchange.lead')} action={<HelpLink topic="exchange" />} />
      <Waiting imports={waiting} now={now} />
      <UploadForm id={newId} connections={connections} connection={chosen ?? ''} stop={stop} />
      <ImportList imports={imports} now={now} />
      <ConnectionList connections={connections} isAdmin={isAdmin} now={now} />
      <ExportSection {...exports} />
    </div>
  )
}

function Waiting({ imports, now }: { imports: readonly WaitingImport[]; now: Date }) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const nameOf = useFileName()
  const id = useId()
  if (imports.length === 0) return null
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <h2 id={id}>{t('exchange.waiting.title')}</h2>
      <ul>
        {imports.map((row) => (
          <li key={row.id}>
            <p>
              <strong>{row.sender ?? nameOf(row)}</strong>
              <span>{t('exchange.imports.objectCount', { count: row.objectCount })}</span>
              <span>{near(row.receivedAt, now)}</span>
              {row.sender ? <span>{nameOf(row)}</span> : null}
              <small>{row.reason}</small>
            </p>
            <Link
              to={dashboardPaths.import(row.id)}
              aria-label={`${t('exchange.waiting.check')}: ${row.sender ?? nameOf(row)}`}
            >
              {t('exchange.waiting.check')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
