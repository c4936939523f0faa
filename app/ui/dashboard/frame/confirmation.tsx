/** "Are you sure?", as a page of its own and, where a script runs, as a dialog over the page that asks. */
import { Form, Link, useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './confirmation.module.css'
import { PageHead } from './page-head.tsx'

/** What an act that cannot be taken back asks first. */
export interface Confirmation {
  title: string
  /** What will be gone, and what that affects: a paragraph each. */
  text: readonly string[]
  /** On the button that does it. */
  submit: string
  /** The page to go back to instead. */
  back: string
}

/** The page at the address that the act is posted to. */
export function ConfirmView({ title, text, submit, back }: Confirmation) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={title} />
      <ConfirmationText text={text} />
      <Form className={styles.buttons} method="post">
        <Button type="submit" variant="danger">
          {submit}
        </Button>
        <ButtonLink variant="quiet" to={back}>
          {t('cancel')}
        </ButtonLink>
      </Form>
    </>
  )
}

function ConfirmationText({ text }: Pick<Confirmation, 'text'>) {
  return (
    <div className={styles.text}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

interface ConfirmLinkProps {
  /** The address of the confirming page; its loader answers `{ confirmation }`, and the act is posted to it. */
  to: string
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** Leads to the confirming page; with a script the same question stands in a dialog. */
export function ConfirmLink({ to, children, ...attributes }: ConfirmLinkProps) {
  const [isAsked, setAsked] = useState(false)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <>
      <Link to={to} onClick={onClick} {...attributes}>
        {children}
      </Link>
      {isAsked ? <ConfirmDialog action={to} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

/**
 * It hangs at the end of the page's main part, because the link may stand inside another form. Whatever closes it takes
 * its fetcher along: after the act, the question would be asked for once more, and what it was about is gone.
 */
function ConfirmDialog({ action, onClose }: { action: string; onClose: () => void }) {
  const { load, data } = useFetcher<{ confirmation: Confirmation }>()
  const { t } = useTranslation('dashboard')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => load(action), [load, action])
  useEffect(() => {
    if (data) dialog.current?.showModal()
  }, [data])
  if (!data) return null
  const { title, text, submit } = data.confirmation
  const close = () => dialog.current?.close()
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <ConfirmationText text={text} />
      <Form className={styles.buttons} method="post" action={action} onSubmit={close}>
        <Button type="submit" variant="danger">
          {submit}
        </Button>
        <Button type="button" variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </Form>
    </dialog>,
    document.getElementById('inhalt') ?? document.body,
  )
}
