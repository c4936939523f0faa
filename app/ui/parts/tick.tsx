import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './tick.module.css'

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio'
  hint?: string
  children: ReactNode
}

export function Tick({ type = 'checkbox', hint, children, ...props }: TickProps) {
  const hintId = useId()
  return (
    <label className={styles.tick}>
      <input type={type} aria-describedby={hint ? hintId : undefined} {...props} />
      <span className={styles.words}>{children}</span>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </label>
  )
}
