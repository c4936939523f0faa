import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  title: string
  id?: string
  children?: ReactNode
}

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
