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
  /** A question about what leaving would cut off, while it is under way. */
  cutsOff?: string | undefined
  /** The user leaves without saving. */
  onLeave: () => void
}

export function UnsavedDialog({ form, isGivenBack, cutsOff, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('dashboard')
  const { isAsking, stay, leave } = useUnsavedChanges(form, { isGivenBack, isBusy: cutsOff !== undefined })
  const dialog = useRef<HTMLDialogElement>(null)
  // What is asked stays, even if what was under way ends meanwhile.
  const question = useRef(cutsOff)
  if (!isAsking) question.current = cutsOff
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsking])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="unsaved" onClose={stay}>
      <h2 id="unsaved">{question.current ?? t('unsaved.title')}</h2>
      <p className={styles.text}>{t(question.current ? 'unsaved.cutOff' : 'unsaved.text')}</p>
      <div className={styles.buttons}>
        <Button type="button" onClick={() => dialog.current?.close()}>
          {t('unsaved.stay')}
        </Button>
        <Button
          type="button"
          variant="danger"
          onClick={() => {
            onLeave()
            leave()
          }}
        >
          {t(question.current ? 'unsaved.leaveAnyway' : 'unsaved.leave')}
        </Button>
      </div>
    </dialog>
  )
}
