/** The message after a post that a script did not send. It is not kept with its page, and the browser knows nothing of it. */
import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { Alert } from '#app/ui/parts/alert.tsx'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import styles from './notice.module.css'

export function NoticePlace() {
  const { notice = '' } = useContext(RequestInfo)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by entry.server, so that hydration leaves it as it is
    <div key={useLocation().key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: notice }} />
  )
}

interface NoticeProps {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
}

/** At the lower edge of the window, as the star that was pressed may be anywhere. */
export function Notice({ text, tone, link }: NoticeProps) {
  return (
    <div className={`screen ${styles.notice}`} role="status">
      <Alert tone={tone}>
        <p>
          {text} {link && <a href={link.to}>{link.text}</a>}
        </p>
      </Alert>
    </div>
  )
}
