import type { RefObject } from 'react'
import control from '#app/fields/field-control.module.css'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { Button } from '#app/ui/parts/button.tsx'

export interface PersonInCharge {
  assignedTo: string | null
  /** The person the property names, used without an assignment. */
  usual: string | null
  team: readonly FieldOption[]
  absent: { name: string; until: string } | null
}

interface EnquiryPersonProps extends PersonInCharge {
  form: RefObject<HTMLFormElement>
}

/** Part of the desk's form. */
export function EnquiryPerson({ assignedTo, usual, team, absent, form }: EnquiryPersonProps) {
  const { t } = useTranslation('dashboard')
  const { dateInWords } = useMoments()
  const hint = assignedTo ? 'assigned' : usual ? 'fromProperty' : 'office'
  return (
    <section className={styles.panel} aria-labelledby="person">
      <h2 id="person">{t('enquiries.person.title')}</h2>
      <div className={styles.row}>
        <span className={control.pick}>
          <select
            // Resets the choice when another person has been stored.
            key={assignedTo}
            name="assignedTo"
            aria-label={t('enquiries.person.label')}
            aria-describedby="person-hint"
            defaultValue={assignedTo ?? ''}
          >
            <option value="">{usual ?? t('enquiries.person.none')}</option>
            {team.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <Button type="submit" variant="quiet" name="next" value="assign">
          {t('enquiries.person.assign')}
        </Button>
      </div>
      <p className={styles.note} id="person-hint">
        {t(`enquiries.person.${hint}`)}
      </p>
      <UnsavedNote form={form} labels={{ assignedTo: t('enquiries.person.label') }} wasRefused={false} />
      {absent ? <p>{t('enquiries.person.absent', { name: absent.name, date: dateInWords(absent.until) })}</p> : null}
    </section>
  )
}
