import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/confirmation.module.css'
import { useUnsavedChanges } from '#app/ui/form/unsaved-changes.ts'
import { Button } from '#app/ui/parts/button.tsx'

interface UnsavedDialogProps {
  /** Around all that may be typed on the page. */
  form: RefObject<HTMLElement>
  /** The form holds what the server did not take. */
  isGivenBack: boolean
  /** The user leaves without saving. */
  onLeave: () => void
}

export function UnsavedDialog({ form, isGivenBack, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('dashboard')
  const blocker = useUnsavedChanges(form, isGivenBack)
  const dialog = useRef<HTMLDialogElement>(null)
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsking])
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="unsaved" onClose={() => blocker.reset?.()}>
      <h2 id="unsaved">{t('unsaved.title')}</h2>
      <p className={styles.text}>{t('unsaved.text')}</p>
      <div className={styles.buttons}>
        <Button type="button" onClick={() => dialog.current?.close()}>
          {t('unsaved.stay')}
        </Button>
        <Button type="button" variant="danger" onClick={leave}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </dialog>
  )
}
