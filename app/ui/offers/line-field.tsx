import { type ComponentProps, useId } from 'react'
import styles from './line-field.module.css'

export function LineInput({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" autoComplete="off" {...props} />
    </div>
  )
}

export function LineSelect({ label, className, ...props }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div className={[styles.field, styles.select, className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...props} />
    </div>
  )
}
