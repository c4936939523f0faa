import { Form } from '@remix-run/react'
import { berlinTime } from '#app/domain/calendar.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './prepared-page.module.css'

interface PreparedNoticeProps {
  propertyId: string
  prepared: PreparedView
  isAdmin: boolean
}

/** Whether one press asks the owner again, with the words of the former question. */
export function asksAtOnce({ ways, sentence }: Pick<PreparedView, 'ways' | 'sentence'>): boolean {
  return ways.includes('ask') && (sentence === 'otherDate' || sentence === 'otherVersion')
}

/** The sentence of the state, and beside it the ways out. */
export function PreparedNotice({ propertyId, prepared, isAdmin }: PreparedNoticeProps) {
  const { t } = useTranslation('dashboard')
  const { id, sentence, text, ways, note, seller } = prepared
  const [main] = ways
  return (
    <div className={styles.notice}>
      <Alert tone={toneOf(prepared)} role={prepared.isNoticed && prepared.obstacle !== null ? 'alert' : undefined}>
        <p data-prepared-sentence={sentence}>{text}</p>
        <div className={styles.wayOut}>
          {asksAtOnce(prepared) ? (
            <Form method="post" action={dashboardPaths.preparedRequest(propertyId)} preventScrollReset>
              <input type="hidden" name="prepared" value={id} />
              <input type="hidden" name="words" value={note ?? ''} />
              <Button type="submit">
                {seller.name ? t('seller.askNamed', { name: seller.name }) : t('seller.askAgain')}
              </Button>
            </Form>
          ) : null}
          {ways.includes('address') ? (
            <ButtonLink to={dashboardPaths.seller(propertyId)}>{t('seller.addAddress')}</ButtonLink>
          ) : null}
          {main === 'edit' ? (
            <ButtonLink to={dashboardPaths.editPrepared(propertyId)} reloadDocument>
              {t('prepared.edit')}
            </ButtonLink>
          ) : null}
          {ways.includes('restoreDate') ? <RestoreDate propertyId={propertyId} prepared={prepared} /> : null}
          {ways.includes('override') && isAdmin ? (
            <Form method="post" action={dashboardPaths.preparedRelease(propertyId)} className={styles.override}>
              <input type="hidden" name="prepared" value={id} />
              <button type="submit" name="override" value="on" aria-describedby="override-hint">
                {t('seller.override')}
              </button>
              <small id="override-hint">{t('seller.overrideHint')}</small>
            </Form>
          ) : null}
        </div>
      </Alert>
    </div>
  )
}

/** Back to the date for which the approval was given. */
function RestoreDate({ propertyId, prepared: { id, approvedFor } }: Omit<PreparedNoticeProps, 'isAdmin'>) {
  const { t } = useTranslation('dashboard')
  const [day = '', time = ''] = approvedFor ? berlinTime(new Date(approvedFor)).split(' ') : []
  return (
    <Form method="post" action={dashboardPaths.preparedSchedule(propertyId)} preventScrollReset>
      <input type="hidden" name="prepared" value={id} />
      <input type="hidden" name="releaseDate" value={day} />
      <input type="hidden" name="releaseTime" value={time} />
      <Button type="submit" variant="quiet" name="next" value={approvedFor ? 'schedule' : 'unschedule'}>
        {t(approvedFor ? 'prepared.restoreDated' : 'prepared.restoreUndated')}
      </Button>
    </Form>
  )
}

function toneOf({ chip, obstacle, sentence, isNoticed }: PreparedView) {
  if (chip === 'conflict') return 'bad'
  if (obstacle === null && sentence !== 'late') return sentence === 'ready' ? 'info' : 'good'
  return isNoticed ? 'warn' : 'info'
}
