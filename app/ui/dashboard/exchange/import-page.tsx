import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { ProblemView } from '#app/words/exchange/problem-words.server.ts'
import { DryRun, type DryRunView } from './dry-run.tsx'
import { ImportHead, type ImportHeadView } from './import-head.tsx'
import type { ImportState } from './import-list.tsx'
import styles from './import-page.module.css'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult, type ImportResultView } from './import-result.tsx'
import { OvertakenImport, type OvertakenProps } from './overtaken-import.tsx'

interface ImportPageProps {
  title: string
  now: Date
  view: {
    id: string
    state: ImportState
    isDryRun: boolean
    mayRepeat: boolean
    head: ImportHeadView
    stop: ProblemView | null
    /** Properties saved since the decision; null unless the stock changed before the import was applied. */
    returned: OvertakenProps['changed'] | null
    dryRun: DryRunView | null
    result: ImportResultView | null
    progress: { done: number; total: number } | null
  }
  notice?: ReactNode
}

const none = { new: 0, changed: 0, unchanged: 0, withdrawn: 0, skipped: 0 }

export function ImportPage({ title, now, view, notice }: ImportPageProps) {
  const { id, state, mayRepeat, head, stop, returned, dryRun, result, progress } = view
  const { t } = useTranslation('dashboard')
  const { counts = none, public: online = 0, drafts = 0 } = dryRun ?? result ?? {}
  const crumb = dryRun ? 'read' : result ? 'applied' : 'other'
  const said = notice ?? (returned ? <OvertakenImport changed={returned} isReturned /> : null)
  return (
    <section
      data-import={id}
      data-state={state}
      data-code={stop?.code}
      data-new={counts.new}
      data-changed={counts.changed}
      data-unchanged={counts.unchanged}
      data-withdrawn={counts.withdrawn}
      data-skipped={counts.skipped}
      data-public={online}
      data-drafts={drafts}
      aria-labelledby="import"
    >
      <Crumbs
        steps={[{ label: t('exchange.title'), to: dashboardPaths.exchange }, { label: t(`exchange.crumbs.${crumb}`) }]}
      />
      <h1 className={styles.title} id="import">
        {title}
      </h1>
      <ImportHead {...head} isDryRun={dryRun !== null} now={now} />
      {said ? <div className={styles.notice}>{said}</div> : null}
      {dryRun ? <DryRun id={id} {...dryRun} mayDiscard={state !== 'undone'} /> : null}
      {result ? <ImportResult id={id} mayRepeat={mayRepeat} {...result} /> : null}
      {progress ? <ImportProgress id={id} {...progress} /> : null}
      {dryRun || result || progress ? null : <Over id={id} state={state} mayRepeat={mayRepeat} stop={stop} />}
    </section>
  )
}

interface OverProps {
  id: string
  state: ImportState
  mayRepeat: boolean
  stop: ProblemView | null
}

function Over({ id, state, mayRepeat, stop }: OverProps) {
  const { t } = useTranslation('dashboard')
  const texts: Readonly<Partial<Record<ImportState, string>>> = t('exchange.stateTexts', { returnObjects: true })
  return (
    <div className={styles.over}>
      <Alert tone={state === 'stopped' || state === 'failed' ? 'bad' : 'info'}>
        {stop ? <p>{stop.text}</p> : null}
        <p>{state === 'failed' && !mayRepeat ? t('exchange.notRead') : texts[state]}</p>
      </Alert>
      {mayRepeat ? (
        <ButtonLink variant="quiet" to={`${dashboardPaths.import(id)}?again`}>
          {t('exchange.result.again')}
        </ButtonLink>
      ) : null}
      <Link to={dashboardPaths.exchange}>{t('exchange.title')}</Link>
    </div>
  )
}
