import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  savedAt: Date | string | null
  /** Whether there is a list to go back to. */
  closes?: boolean
  /** Whether a phone offers to publish instead of to close; elsewhere the panel beside the form does. */
  publishes?: boolean
  /** The buttons instead, where saving is not possible. */
  children?: ReactNode
}

export function SaveBar({ savedAt, closes = true, publishes = false, children }: SaveBarProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={publishes ? styles.publishing : styles.bar} data-foot>
      <p>{savedAt ? t('form.savedAt', { moment: moment(savedAt) }) : t('form.notSaved')}</p>
      {/* The enter key presses the first button, so the usual one is first and CSS puts it last. */}
      <div>
        {children ?? (
          <>
            <Button type="submit" aria-keyshortcuts="Control+S Meta+S">
              {t('form.save')}
            </Button>
            {closes ? (
              <Button type="submit" variant="quiet" name="next" value="close">
                {t('form.saveAndClose')}
              </Button>
            ) : null}
            {publishes ? (
              <Button type="submit" variant="quiet" name="next" value="publish">
                {t('form.publish')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
