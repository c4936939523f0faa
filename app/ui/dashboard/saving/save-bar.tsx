import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { useFormReading } from '#app/ui/form/changed-fields.ts'
import { isChanged } from '#app/ui/form/form-texts.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './save-bar.module.css'
import { UnsavedNote } from './unsaved-note.tsx'

interface SaveBarProps {
  savedAt: Date | string | null
  /** The server refused the form. */
  wasRefused: boolean
  form: RefObject<HTMLFormElement>
  labels: Readonly<Record<string, string>>
  /** Shows what is stored; null where nothing is. */
  page: string | null
  /** Whether there is a list to return to. */
  closes?: boolean
  /** Whether phones show "publish" instead of "close"; elsewhere the panel beside the form has that button. */
  publishes?: boolean
  /** Whether changes can wait for a release, too, or do nothing else. */
  prepares?: 'also' | 'only' | undefined
  /** Whether the owner has to approve each change; then a line warns that saving does not wait. */
  needsApproval?: boolean
  /** Replaces the buttons where saving is impossible. */
  children?: ReactNode
}

export function SaveBar(props: SaveBarProps) {
  const {
    savedAt,
    wasRefused,
    form,
    labels,
    page,
    closes = true,
    publishes = false,
    prepares,
    needsApproval = false,
    children,
  } = props
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  // What is prepared goes to the owner first.
  const asksFirst = needsApproval && prepares === 'also'
  const stored = savedAt ? t('form.savedAt', { moment: moment(savedAt) }) : t('form.notSaved')
  // Null without scripts, where nobody knows whether something is typed.
  const isTyped = useFormReading(form, (element) => (isChanged(element) ? 'typed' : ''))
  return (
    <>
      <div data-above-foot hidden />
      <div className={publishes ? styles.publishing : styles.bar} data-foot>
        {asksFirst ? <p className={styles.approval}>{t('prepared.approvalShort')}</p> : null}
        <UnsavedNote form={form} labels={labels} wasRefused={wasRefused}>
          <p className={styles.saved}>{stored}</p>
        </UnsavedNote>
        {/* The enter key presses the first button, so "save" is first and CSS puts it last. */}
        <div>
          {children ?? (
            <>
              {prepares === 'only' ? null : (
                <Button type="submit" variant={asksFirst ? 'quiet' : 'primary'} aria-keyshortcuts="Control+S Meta+S">
                  {t('form.save')}
                </Button>
              )}
              {prepares ? (
                <Button
                  type="submit"
                  variant={prepares === 'only' || asksFirst ? 'primary' : 'quiet'}
                  name="next"
                  value="prepare"
                >
                  {t('prepared.button')}
                </Button>
              ) : null}
              {closes && prepares !== 'only' ? (
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
          {page && (wasRefused || isTyped !== '') ? (
            <a href={page} className={styles.discard} data-discard="">
              {t('form.discard')}
            </a>
          ) : null}
        </div>
      </div>
    </>
  )
}
