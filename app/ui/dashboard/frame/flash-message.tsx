import { Form, Link, useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import styles from './flash-message.module.css'

interface FlashMessageProps {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
  undo?: Post | undefined
  /** What one might want to do next. */
  next?: (Post & { text: string }) | undefined
}

interface Post {
  action: string
  fields: Readonly<Record<string, string>>
}

export function FlashMessage({ text, tone, link, undo, next }: FlashMessageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.message}>
      <Alert tone={tone} role="status">
        <p>{text}</p>
        {link || undo || next ? (
          <div className={styles.ways}>
            {next ? <PostButton {...next} /> : null}
            {link ? <Link to={link.to}>{link.text}</Link> : null}
            {undo ? <PostButton {...undo} text={t('undo')} /> : null}
          </div>
        ) : null}
      </Alert>
    </div>
  )
}

/** The button posts the last field itself, so that most forms need no hidden one. */
function PostButton({ action, fields, text }: Post & { text: string }) {
  const { pathname, search } = useLocation()
  const entries = Object.entries(fields)
  const [name, value] = entries.at(-1) ?? []
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {entries.slice(0, -1).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name={name} value={value}>
        {text}
      </button>
    </Form>
  )
}
