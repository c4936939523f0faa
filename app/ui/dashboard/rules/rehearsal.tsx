import { Form, Link } from '@remix-run/react'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './rehearsal.module.css'

interface LackingOffer {
  id: string
  name: string
  propertyNumber: string
  missing: readonly { name: PublishRuleName; field: string }[]
}

interface RehearsalProps {
  /** The day, or what was typed instead of one. */
  typed: string
  /** ISO; null where the typed text is not a day. */
  day: string | null
  isToday: boolean
  count: number
  offers: readonly LackingOffer[]
}

export function Rehearsal({ typed, day, isToday, count, offers }: RehearsalProps) {
  const { t } = useTranslation('dashboard')
  const { dateInWords } = useMoments()
  const titleOf = (date: string) => {
    if (isToday) return count > 0 ? t('rulesPage.rehearsal.now', { count }) : t('rulesPage.rehearsal.nowNone')
    const words = { count, date: dateInWords(date) }
    return count > 0 ? t('rulesPage.rehearsal.then', words) : t('rulesPage.rehearsal.thenNone', words)
  }
  return (
    <section className={styles.rehearsal} aria-labelledby="rehearsal">
      <div>
        <div role="status">
          <h2 id="rehearsal">{day === null ? t('rulesPage.rehearsal.unknownDay') : titleOf(day)}</h2>
        </div>
        <p>{t('rulesPage.rehearsal.note')}</p>
        <DayForm key={typed} typed={typed} day={day} />
      </div>
      {offers.length > 0 ? (
        <div>
          <ul aria-label={t('rulesPage.rehearsal.offers')}>
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
          {count > offers.length ? <p>{t('rulesPage.rehearsal.more', { count: count - offers.length })}</p> : null}
        </div>
      ) : null}
    </section>
  )
}

/** A GET form, so that a rehearsal can be sent as a link. */
function DayForm({ typed, day }: Pick<RehearsalProps, 'typed' | 'day'>) {
  const { t } = useTranslation('dashboard')
  const errors = day === null ? [t('rulesPage.rehearsal.notUnderstood')] : undefined
  return (
    <Form className={styles.form} action={dashboardPaths.rules}>
      <FieldFrame
        id="on"
        label={t('rulesPage.rehearsal.on')}
        hint={t('rulesPage.rehearsal.onHint')}
        errors={errors}
        width="w2"
      >
        <input
          className={control.input}
          id="on"
          type="text"
          name="on"
          defaultValue={typed}
          autoComplete="off"
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? 'on-error on-hint' : 'on-hint'}
        />
      </FieldFrame>
      <Button variant="quiet" type="submit">
        {t('rulesPage.rehearsal.check')}
      </Button>
    </Form>
  )
}

function Offer({ offer: { id, name, propertyNumber, missing } }: { offer: LackingOffer }) {
  const { t } = useTranslation('dashboard')
  return (
    <li>
      <p>
        <Link to={dashboardPaths.property(id)}>{name}</Link>
        <small>{propertyNumber}</small>
      </p>
      <p>
        {missing.map((rule) => (
          <Link
            key={rule.name}
            data-rule={rule.name}
            data-property={id}
            to={rule.field === 'pictures' ? dashboardPaths.images(id) : `${dashboardPaths.property(id)}#${rule.field}`}
          >
            {t(`rules.${rule.name}.title`)}
          </Link>
        ))}
      </p>
    </li>
  )
}
