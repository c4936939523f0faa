import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  savedAt: Date | string | null
  /** The server has not taken what the form holds. */
  isGivenBack: boolean
  /** What has been typed over since the page came, by its labels. */
  changed: readonly string[]
  /** Whether there is a list to go back to. */
  closes?: boolean
  /** Whether a phone offers to publish instead of to close; elsewhere the panel beside the form does. */
  publishes?: boolean
  /** The buttons instead, where saving is not possible. */
  children?: ReactNode
}

export function SaveBar({ savedAt, isGivenBack, changed, closes = true, publishes = false, children }: SaveBarProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const isUnsaved = isGivenBack || changed.length > 0
  const stored = savedAt ? t('form.savedAt', { moment: moment(savedAt) }) : t('form.notSaved')
  return (
    <div className={publishes ? styles.publishing : styles.bar} data-foot>
      {isUnsaved ? <Unsaved changed={changed} /> : <p>{stored}</p>}
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

/** Leaves out controls that are no field of the form, such as the choices of a conflict. */
export function labelsOf(names: readonly string[], labels: Readonly<Record<string, string>>): string[] {
  return names.flatMap((name) => labels[name] ?? [])
}

/** More than these would push the buttons away on a phone. */
const mostNames = 3

function Unsaved({ changed }: Pick<SaveBarProps, 'changed'>) {
  const { t } = useTranslation('dashboard')
  const count = changed.length
  if (count === 0) return <p className={styles.unsaved}>{t('form.notSaved')}</p>
  const rest = count - mostNames
  const names = [...changed.slice(0, mostNames), ...(rest > 0 ? [t('form.moreChanged', { count: rest })] : [])]
  return (
    <p className={styles.unsaved}>
      {t('form.changed', { count })} <span>{names.join(', ')}</span>
    </p>
  )
}
