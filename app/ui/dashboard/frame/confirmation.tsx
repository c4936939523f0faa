/** "Are you sure?" as a page and, with JavaScript, as a dialog over the page that asks. */
import { Form, Link, useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PlainField } from '#app/fields/plain-field.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './confirmation.module.css'
import { PageHead } from './page-head.tsx'

export interface Confirmation {
  title: string
  /** The consequences, one paragraph each. */
  text: readonly string[]
  submit: string
  /** Other answers, posted as `next`. */
  also?: readonly { value: string; label: string; isDanger?: boolean }[]
  back: string
  fields?: Readonly<Record<string, string>>
  choice?: { name: string; label: string; empty: string; options: readonly FieldOption[] }
}

export function ConfirmView({
  title,
  back,
  also,
  problem,
  ...question
}: Confirmation & { problem?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={title} />
      <Form method="post">
        <Question {...question} problem={problem} />
        <div className={styles.buttons}>
          <ButtonLink variant="quiet" to={back}>
            {t('cancel')}
          </ButtonLink>
          <OtherAnswers also={also} />
          <Button type="submit" variant="danger">
            {question.submit}
          </Button>
        </div>
      </Form>
    </>
  )
}

function OtherAnswers({ also = [] }: Pick<Confirmation, 'also'>) {
  return also.map(({ value, label, isDanger }) => (
    <Button key={value} type="submit" name="next" value={value} variant={isDanger ? 'danger' : 'quiet'}>
      {label}
    </Button>
  ))
}

type QuestionProps = Pick<Confirmation, 'text' | 'fields' | 'choice'> & { problem?: string | undefined }

function Question({ text, fields = {}, choice, problem }: QuestionProps) {
  return (
    <>
      <ConfirmationText text={text} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice ? (
        <div className={styles.choice}>
          <PlainField
            name={choice.name}
            field={{ kind: 'reference' }}
            label={choice.label}
            words={{ noChoice: choice.empty }}
            optionNames={choice.options}
            errors={problem ? [problem] : undefined}
            width="w6"
          />
        </div>
      ) : null}
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
  /** The confirming page, whose loader answers `{ confirmation }`; the act is posted to it. */
  to: string
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

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

/** Outside of forms that contain the link. Unmounted on closing, because the fetcher would reload the old question. */
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
  const { title, back: _, also, ...question } = data.confirmation
  const close = () => dialog.current?.close()
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <Form method="post" action={action} onSubmit={close}>
        <Question {...question} />
        <div className={styles.buttons}>
          <Button type="button" variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <OtherAnswers also={also} />
          <Button type="submit" variant="danger">
            {question.submit}
          </Button>
        </div>
      </Form>
    </dialog>,
    document.getElementById('inhalt') ?? document.body,
  )
}
