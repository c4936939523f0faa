import { Form, Link } from '@remix-run/react'
import type { Outcome } from '#app/exchange/plan.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Pager } from '#app/ui/dashboard/frame/pager.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { ImportFilters } from './import-filters.tsx'
import styles from './import-result.module.css'
import { ObjectList, type ObjectPage } from './object-list.tsx'

export interface ImportResultView extends ObjectPage {
  counts: Readonly<Record<Outcome, number>>
  public: number
  drafts: number
  appliedAt: Date | null
  undoneAt: Date | null
  /** Null when it can no longer be undone. */
  undoUntil: Date | null
  /** Objects that the undo could not restore. */
  left: readonly LeftObject[]
}

interface LeftObject {
  position: number
  propertyId: string | null
  number: string
  name: string
  why: 'saved' | 'gone' | 'number' | 'offline'
  formerNumber: string
}

interface ImportResultProps extends ImportResultView {
  id: string
  mayRepeat: boolean
}

export function ImportResult({ id, mayRepeat, appliedAt, undoneAt, undoUntil, left, ...list }: ImportResultProps) {
  const { t } = useTranslation('dashboard')
  const { moment, date } = useMoments()
  const { skipped, ...others } = list.counts
  const isNothing = skipped > 0 && Object.values(others).every((count) => count === 0)
  return (
    <>
      <div className={styles.done}>
        <p>
          {appliedAt ? (
            <span>
              {t(`exchange.result.${isNothing ? 'nothing' : 'applied'}`, {
                moment: moment(appliedAt),
                count: skipped,
              })}
            </span>
          ) : null}
          {undoneAt ? <span>{t('exchange.result.undone', { moment: moment(undoneAt) })}</span> : null}
          <Link to={dashboardPaths.importLog(id)} reloadDocument>
            {t('exchange.result.log')}
          </Link>
          <Link to={dashboardPaths.importFeedback(id)} reloadDocument>
            {t('exchange.result.feedback')}
          </Link>
        </p>
        {undoUntil ? (
          <Form method="post" action={dashboardPaths.importUndo(id)}>
            <Button type="submit" variant="quiet">
              {t('exchange.result.undo')}
            </Button>
            <small>{t('exchange.result.undoUntil', { date: date(undoUntil) })}</small>
          </Form>
        ) : null}
        {mayRepeat ? (
          <ButtonLink variant="quiet" to={`${dashboardPaths.import(id)}?again`}>
            {t('exchange.result.again')}
          </ButtonLink>
        ) : null}
      </div>
      {left.length > 0 ? (
        <div className={styles.left}>
          <LeftAlone left={left} />
        </div>
      ) : null}
      <ImportFilters address={dashboardPaths.import(id)} filters={list.filters} view={list.view} />
      <ObjectList objects={list.objects} />
      <Pager page={list.page} perPage={list.perPage} total={list.total} range="exchange.range" />
    </>
  )
}

function LeftAlone({ left }: Pick<ImportResultView, 'left'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Alert tone="warn">
      <p>{t('exchange.result.left', { count: left.length })}</p>
      <ul>
        {left.map(({ position, propertyId, number, name, why, formerNumber }) => {
          const words = [number, name].filter(Boolean).join(', ')
          return (
            <li key={position} data-left={number}>
              {propertyId ? <Link to={dashboardPaths.history(propertyId)}>{words}</Link> : words}
              {`: ${t(`exchange.result.whyLeft.${why}`, { number: formerNumber })}`}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
