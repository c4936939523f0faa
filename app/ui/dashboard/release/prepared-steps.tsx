import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import styles from './prepared-steps.module.css'

/** Prepared, approved, published: the state in three steps. */
export function PreparedSteps({ prepared }: { prepared: PreparedView }) {
  const { t } = useTranslation('dashboard')
  const { day, time, moment } = useMoments()
  const { by, at, rows, releaseAt, timing, isApproved } = prepared
  const approval = approvalStep(prepared)
  const isSettled = isApproved || approval === 'free'
  const date = releaseAt ? t('prepared.moment', { day: day(releaseAt), time: time(releaseAt) }) : ''
  const fields = rows.map(({ label }) => label).join(', ')
  return (
    <ol className={styles.steps} aria-label={t('prepared.steps.title')}>
      <Step isDone title={t('prepared.title')}>
        {fields}, {t('prepared.by', { name: by ?? t('history.nobody'), moment: moment(at) })}
      </Step>
      <Step number={2} isDone={isSettled} title={t(`prepared.steps.approval.${approval}`)}>
        {prepared.seller.name ?? prepared.seller.email}
      </Step>
      <Step
        number={3}
        title={t(
          `prepared.steps.release.${timing === 'open' || !releaseAt ? 'open' : timing === 'past' ? 'past' : 'planned'}`,
          {
            moment: date,
          },
        )}
      >
        {t(`prepared.steps.${releaseStep(prepared)}`)}
      </Step>
    </ol>
  )
}

function approvalStep({ sentence, isApproved, needsApproval, question, decision }: PreparedView) {
  if (isApproved) return 'given'
  if (!needsApproval && question === 'none') return 'free'
  if (decision) return decision.decision === 'declined' ? 'declined' : 'again'
  if (sentence === 'askedBefore' || sentence === 'askedElsewhere') return 'again'
  return question === 'open' ? 'asked' : 'missing'
}

function releaseStep({ obstacle, isPromised, sentence }: PreparedView) {
  if (isPromised) return 'promised'
  if (obstacle === null) return 'byHand'
  return sentence === 'asked' || obstacle === 'approval' ? 'ifApproved' : 'blocked'
}

interface StepProps {
  number?: number
  isDone?: boolean
  title: string
  children: ReactNode
}

function Step({ number, isDone = false, title, children }: StepProps) {
  const { t } = useTranslation('dashboard')
  return (
    <li className={isDone ? styles.done : undefined}>
      <p>
        <span aria-hidden="true">{isDone ? '✓' : number}</span>
        <strong>{title}</strong>
        {isDone ? <span className="sr"> ({t('prepared.steps.done')})</span> : null}
      </p>
      {children ? <p>{children}</p> : null}
    </li>
  )
}
