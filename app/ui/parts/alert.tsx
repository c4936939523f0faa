import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'info' | 'good' | 'warn' | 'bad'

const icons: Record<Tone, IconName> = { info: 'notice', good: 'check', warn: 'warning', bad: 'notice' }

interface AlertProps {
  id?: string
  tone: Tone
  title?: string
  /** `status` waits, `alert` interrupts; none for messages that are part of the page. */
  role?: 'status' | 'alert'
  children?: ReactNode
}

export function Alert({ id, tone, title, role, children }: AlertProps) {
  return (
    <div id={id} className={`${styles.alert} ${styles[tone]}`} role={role}>
      <Icon name={icons[tone]} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
    </div>
  )
}
