/** Protects unsaved input: the form's version, a warning on leaving, and a draft after a crash. */
import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { DraftKey } from '#app/domain/draft-key.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/save-notice-frame.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { type DraftName, useDraft } from '#app/ui/form/draft.ts'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'

export const Drafts = createContext<DraftKey>({ owner: '', key: null })

interface FormGuardProps {
  form: RefObject<HTMLFormElement>
  draft: DraftName
  version: number
  /** The language in which a refused form was posted. */
  locale?: unknown
  /** The server refused the form. */
  wasRefused: boolean
  /** Restores drafts for which filling in controls is not enough. */
  refill?: (texts: Texts) => void
  /** Contains all inputs of the page, where there are more than this form's. */
  around?: RefObject<HTMLElement>
  /** A question about work that leaving would abort. */
  leavingQuestion?: string | undefined
}

/** Must be the first element of its form. */
export function FormGuard(props: FormGuardProps) {
  const { form, draft: name, version, locale, wasRefused, refill, around = form, leavingQuestion } = props
  const draft = useDraft(form, name, wasRefused, useContext(Drafts), refill)
  const shownIn = useLocale()
  useSaveShortcut(form)
  const hidden = { version: String(version), locale: String(locale ?? shownIn), ...draft.restored }
  return (
    <>
      <EnterKey />
      <input type="hidden" name="version" value={hidden.version} />
      <input type="hidden" name="locale" value={hidden.locale} />
      {name.isNew ? <input type="hidden" name="id" value={draft.restored?.id ?? name.id} /> : null}
      {draft.left ? <DraftOffer {...draft} typedAt={draft.left.typedAt} /> : null}
      <UnsavedDialog form={around} wasRefused={wasRefused} leavingQuestion={leavingQuestion} onLeave={draft.discard} />
    </>
  )
}

/** Ctrl+S or ⌘S submits the form without a named button, instead of saving the page as a file. */
function useSaveShortcut(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!event.repeat) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}

interface DraftOfferProps {
  typedAt: number
  restore: () => void
  discard: () => void
}

/** Offers to restore or discard unsaved input from before. */
function DraftOffer({ typedAt, restore, discard }: DraftOfferProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={styles.offer} data-draft-offer="">
      <Alert tone="info" role="status">
        <div className={styles.ways}>
          <p>{t('unsaved.draft', { moment: moment(typedAt) })}</p>
          <Button type="button" variant="quiet" onClick={restore}>
            {t('unsaved.restore')}
          </Button>
          <Button type="button" variant="quiet" onClick={discard}>
            {t('unsaved.discard')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
