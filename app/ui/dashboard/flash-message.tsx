import { Form, Link, useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import styles from './flash-message.module.css'

interface FlashMessageProps {
  text: string
  tone: 'good' | 'warn'
  /** The way to the result. */
  link: { to: string; text: string } | null
  /** The post that takes it back. */
  undo?: { action: string; fields: Readonly<Record<string, string>> } | undefined
}

/** What has just been done, once, on the page after it: with the way to the result and the way back. */
export function FlashMessage({ text, tone, link, undo }: FlashMessageProps) {
  const { t } = useTranslation('dashboard')
  const { pathname, search } = useLocation()
  return (
    <div className={styles.message}>
      <Alert tone={tone} role="status">
        <p>{text}</p>
        {link || undo ? (
          <div className={styles.ways}>
            {link ? <Link to={link.to}>{link.text}</Link> : null}
            {undo ? (
              <Form method="post" action={undo.action} preventScrollReset>
                <input type="hidden" name="redirectTo" value={pathname + search} />
                {Object.entries(undo.fields).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button type="submit">{t('undo')}</button>
              </Form>
            ) : null}
          </div>
        ) : null}
      </Alert>
    </div>
  )
}
