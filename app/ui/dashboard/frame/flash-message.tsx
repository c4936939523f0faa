import { Form, Link, useLocation } from '@remix-run/react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './flash-message.module.css'
import { useReturnPath } from './use-return-path.ts'

interface FlashMessageProps {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
  undo?: (Post & { form?: string | undefined }) | undefined
  /** A suggested next act. */
  next?: (Post & { text: string }) | undefined
  /** The key of its last sentence, where it is about a prepared change. */
  sentence?: string | undefined
  /** The id on this page to which the act returned. */
  place?: string | undefined
}

interface Post {
  action: string
  fields: Readonly<Record<string, string>>
}

/** Fixed to the lower edge of the window. Closes without a script. */
export function FlashMessage({ text, tone, link, undo, next, place, sentence }: FlashMessageProps) {
  const { t } = useTranslation('dashboard')
  const band = useRef<HTMLDetailsElement>(null)
  const isFilled = useLateContent()
  useEffect(() => {
    if (isFilled) uncoverFocus(band.current)
  }, [isFilled])
  return (
    <details ref={band} className={styles.message} open hidden={!isFilled}>
      <summary title={t('closeMessage')}>
        <span className="sr">{t('closeMessage')}</span>
        <Icon name="cross" />
      </summary>
      <div role="status">
        {isFilled ? (
          <Alert tone={tone}>
            <p data-prepared-sentence={sentence}>{text}</p>
            {link || undo || next ? (
              <div className={styles.ways}>
                {next ? <PostButton {...next} place={place} /> : null}
                {link ? <Link to={link.to}>{link.text}</Link> : null}
                {undo ? <UndoButton {...undo} text={t('undo')} place={place} /> : null}
              </div>
            ) : null}
          </Alert>
        ) : null}
      </div>
    </details>
  )
}

/** Screen readers announce text that is added to a region, not a new region. */
function useLateContent(): boolean {
  const [isFilled, setFilled] = useState(!useIsHydrated())
  useEffect(() => {
    const soon = setTimeout(() => setFilled(true), 50)
    return () => clearTimeout(soon)
  }, [])
  return isFilled
}

/** The message may cover the control that was pressed. */
function uncoverFocus(band: HTMLElement | null): void {
  const { activeElement: focused, body } = document
  if (!band || !focused || focused === body || band.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  const edge = band.getBoundingClientRect()
  if (bottom > edge.top && top < edge.bottom) focused.scrollIntoView({ block: 'nearest' })
}

type UndoButtonProps = ComponentProps<typeof PostButton> & { form?: string | undefined }

/** Part of the page's form, where the message is about it: what is typed there is posted too, and comes back. */
function UndoButton({ form, ...post }: UndoButtonProps) {
  const { pathname } = useLocation()
  const returnPath = useReturnPath(post.place)
  const isHydrated = useIsHydrated()
  const [field] = Object.entries(post.fields)
  // With scripts an act on pictures leaves the page, and what is typed there, as it is.
  if (!form || recordIn(post.action) !== recordIn(pathname) || (field && isHydrated)) return <PostButton {...post} />
  const [name, value] = field ?? ['redirectTo', returnPath]
  return (
    <>
      {/* The enter key presses the first button of a form. */}
      <EnterKey form={form} />
      <button type="submit" form={form} formMethod="post" formAction={post.action} name={name} value={value}>
        {post.text}
      </button>
    </>
  )
}

function recordIn(path: string): string {
  const [record = ''] = path.split(/\/history\/|\/origin$/)
  return record.replace(/\/images\/.*/, '/images').replace(/\/settings\/(?:picture|logo).*/, '/settings')
}

/** The button posts the last field itself, so that most forms need no hidden one. */
function PostButton({ action, fields, text, place }: Post & { text: string; place: string | undefined }) {
  const returnPath = useReturnPath(place)
  const entries = Object.entries(fields)
  const [name, value] = entries.at(-1) ?? []
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="redirectTo" value={returnPath} />
      {entries.slice(0, -1).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name={name} value={value}>
        {text}
      </button>
    </Form>
  )
}
