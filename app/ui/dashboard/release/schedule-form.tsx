import { Form } from '@remix-run/react'
import { berlinTime } from '#app/domain/calendar.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './prepared-page.module.css'

const names = ['releaseDate', 'releaseTime'] as const
type Name = (typeof names)[number]

export interface ScheduleAnswer {
  typed: Readonly<Record<Name, string>>
  problems: readonly { id: Name; message: string }[]
}

interface ScheduleFormProps {
  propertyId: string
  prepared: PreparedView
  answer: ScheduleAnswer | undefined
}

export function ScheduleForm({ propertyId, prepared: { id, releaseAt, state }, answer }: ScheduleFormProps) {
  const { t } = useTranslation('dashboard')
  const { day, time } = useMoments()
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
      {releaseAt ? (
        <p>
          {t(state === 'overdue' ? 'prepared.wasPlanned' : 'prepared.planned', {
            day: day(releaseAt),
            time: time(releaseAt),
          })}
        </p>
      ) : null}
      <div className={styles.moment}>
        {control('releaseDate')}
        {control('releaseTime')}
        <p>{t('prepared.zone')}</p>
      </div>
      <Button type="submit" variant="quiet">
        {t(releaseAt ? 'prepared.change' : 'prepared.schedule')}
      </Button>
      {releaseAt ? (
        <Button type="submit" variant="quiet" name="next" value="unschedule">
          {t('prepared.unschedule')}
        </Button>
      ) : null}
    </Form>
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
