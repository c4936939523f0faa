import { Form } from '@remix-run/react'
import { berlinTime } from '#app/domain/calendar.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './prepared-page.module.css'
import { Voiding } from './voiding.tsx'

const names = ['releaseDate', 'releaseTime'] as const
type Name = (typeof names)[number]

export interface ScheduleAnswer {
  typed: Readonly<Record<Name, string>>
  problems: readonly { id: Name; message: string }[]
  /** What is to be confirmed, because it ends the approval. */
  voiding?: { text: string; isRemoval: boolean }
}

interface ScheduleFormProps {
  propertyId: string
  prepared: PreparedView
  answer: ScheduleAnswer | undefined
}

export function ScheduleForm({ propertyId, prepared, answer }: ScheduleFormProps) {
  const { t } = useTranslation('dashboard')
  const { id, releaseAt } = prepared
  const [releaseDate = '', releaseTime = ''] = releaseAt ? berlinTime(new Date(releaseAt)).split(' ') : []
  const values = answer?.typed ?? { releaseDate, releaseTime }
  const problems = answer?.problems.map((problem) => ({ ...problem, label: labelOf(problem.id) })) ?? []
  function labelOf(name: Name): string {
    return t(name === 'releaseDate' ? 'prepared.date' : 'prepared.time')
  }
  const control = (name: Name) => (
    <MomentControl name={name} label={labelOf(name)} value={values[name]} problems={answer?.problems ?? []} />
  )
  return (
    <Form method="post" action={dashboardPaths.preparedSchedule(propertyId)} noValidate preventScrollReset>
      <input type="hidden" name="prepared" value={id} />
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      <div className={styles.moment}>
        {control('releaseDate')}
        {control('releaseTime')}
        <p>
          {t('prepared.zone')} {prepared.isApproved ? t('prepared.voiding.hint') : null}
        </p>
      </div>
      {answer?.voiding ? (
        <Voiding text={answer.voiding.text} back={dashboardPaths.prepared(propertyId)}>
          {answer.voiding.isRemoval ? <input type="hidden" name="next" value="unschedule" /> : null}
        </Voiding>
      ) : (
        <Acts ways={prepared.ways} />
      )}
    </Form>
  )
}

function Acts({ ways }: Pick<PreparedView, 'ways'>) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Button type="submit" variant="quiet">
        {t(ways.includes('unschedule') ? 'prepared.change' : 'prepared.schedule')}
      </Button>
      {ways.includes('unschedule') ? (
        <Button type="submit" variant="quiet" name="next" value="unschedule">
          {t('prepared.unschedule')}
        </Button>
      ) : null}
    </>
  )
}

interface MomentControlProps {
  name: Name
  label: string
  value: string
  problems: ScheduleAnswer['problems']
}

function MomentControl({ name, label, value, problems }: MomentControlProps) {
  const errors = problems.filter(({ id }) => id === name).map(({ message }) => message)
  const errorId = `${name}-error`
  return (
    <FieldFrame id={name} label={label} errors={errors} errorId={errorId} width="w6">
      <input
        className={control.input}
        id={name}
        name={name}
        type={name === 'releaseDate' ? 'date' : 'time'}
        defaultValue={value}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? errorId : undefined}
      />
    </FieldFrame>
  )
}
