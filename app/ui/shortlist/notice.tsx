/** The message after a post without a script. Only the server renders it, and it is not cached with its page. */
import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { Alert } from '#app/ui/parts/alert.tsx'
import { noticeId, RequestInfo } from '#app/ui/parts/request-info.ts'
import styles from './notice.module.css'

export function NoticePlace() {
  const { notice = '' } = useContext(RequestInfo)
  return (
    <div
      key={useLocation().key}
      id={noticeId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by entry.server, so that hydration leaves it as it is
      dangerouslySetInnerHTML={{ __html: notice }}
    />
  )
}

interface NoticeProps {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
}

/**
 * At the lower edge of the window, because the pressed star may be anywhere. A new page's status is not read aloud unless
 * it has the focus.
 */
export function Notice({ text, tone, link }: NoticeProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it answers what was just pressed
    <div className={`screen ${styles.notice}`} role="status" tabIndex={-1} autoFocus>
      <Alert tone={tone}>
        <p>
          {text} {link && <a href={link.to}>{link.text}</a>}
        </p>
      </Alert>
    </div>
  )
}
