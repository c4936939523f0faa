import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import styles from './flash-message.module.css'

interface FlashMessageProps {
  message: string
  tone?: 'good' | 'info' | 'warn'
  /** What can be done about it at once, such as taking it back. */
  action?: ReactNode
}

/** What has just been done, once, on the page after it. */
export function FlashMessage({ message, tone = 'good', action }: FlashMessageProps) {
  return (
    <div className={styles.message}>
      <Alert tone={tone} role="status">
        <p>{message}</p>
        {action}
      </Alert>
    </div>
  )
}
