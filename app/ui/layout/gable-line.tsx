import styles from './gable-line.module.css'

/** At most one on a page, never between sections. */
export function GableLine({ className }: { className?: string }) {
  return (
    <div className={className ? `${styles.line} ${className}` : styles.line} aria-hidden="true">
      <svg viewBox="0 0 64 48" aria-hidden="true">
        <path d="M0 47.5H8V36.5H16V25.5H24V14.5H29V4.5H35V14.5H40V25.5H48V36.5H56V47.5H64" />
      </svg>
    </div>
  )
}
