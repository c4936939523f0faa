import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/confirmation.module.css'
import { useUnsavedChanges } from '#app/ui/form/unsaved-changes.ts'
import { Button } from '#app/ui/parts/button.tsx'

interface UnsavedDialogProps {
  /** Contains all inputs of the page. */
  form: RefObject<HTMLElement>
  /** The server refused the form. */
  wasRefused: boolean
  /** A question about work that leaving would abort. */
  leavingQuestion?: string | undefined
  onLeave: () => void
}

export function UnsavedDialog({ form, wasRefused, leavingQuestion, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('dashboard')
  const { isAsking, isDiscarding, isHolding, stay, leave } = useUnsavedChanges(form, {
    wasRefused,
    isBusy: leavingQuestion !== undefined,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  // Keeps the question, even if the work ends while it is shown.
  const question = useRef(leavingQuestion)
  if (!isAsking) question.current = leavingQuestion
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsking])
  const cutsOff = question.current !== undefined
  const words = isDiscarding ? 'discarding' : isHolding ? 'holding' : cutsOff ? 'aborting' : 'leaving'
  const title = isHolding ? t('unsaved.filesTitle') : (question.current ?? t('unsaved.title'))
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="unsaved" onClose={stay}>
      <h2 id="unsaved">{isDiscarding ? t('unsaved.discardTitle') : title}</h2>
      <p className={styles.text}>{t(sentences[words])}</p>
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
          {t(buttons[words])}
        </Button>
      </div>
    </dialog>
  )
}

const sentences = {
  leaving: 'unsaved.text',
  aborting: 'unsaved.cutOff',
  discarding: 'unsaved.discardText',
  holding: 'unsaved.filesText',
} as const
const buttons = {
  leaving: 'unsaved.leave',
  aborting: 'unsaved.leaveAnyway',
  discarding: 'unsaved.discard',
  holding: 'unsaved.withoutFiles',
} as const
