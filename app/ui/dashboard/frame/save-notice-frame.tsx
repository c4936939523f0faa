import { type ReactNode, useEffect, useRef } from 'react'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import styles from './save-notice-frame.module.css'

interface SaveNoticeFrameProps {
  tone: 'warn' | 'bad'
  title: string
  children: ReactNode
}

/** Takes the focus when the page loads, like a summary of errors. */
export function SaveNoticeFrame({ children, ...alert }: SaveNoticeFrameProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to the question
    <div ref={notice} className={styles.notice} tabIndex={-1} autoFocus>
      <Alert role="alert" {...alert}>
        <EnterKey />
        {children}
      </Alert>
    </div>
  )
}
