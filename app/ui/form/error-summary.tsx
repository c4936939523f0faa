import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './error-summary.module.css'
import { JumpLink } from './jump-link.tsx'

export interface FormProblem {
  id: string
  /** Left out where the message names the field itself. */
  label?: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  intro?: string | undefined
  /** `frame` for the dashboard, `paper` for public pages. */
  look?: 'frame' | 'paper'
  /** A new array only for a new answer of the server: the summary takes the focus each time it changes. */
  problems: readonly FormProblem[]
}

/** Loaded only where a form was refused; without it the errors stay until the next answer. */
async function attend(summary: HTMLElement): Promise<void> {
  const { attendMistakes } = await import('#app/ui/mistakes/attend-mistakes.client.ts')
  attendMistakes(summary)
}

/** On the page of a posted step, which React leaves alone: see entry.server.tsx. */
export function attendPostedStep(): void {
  const summary = document.querySelector<HTMLElement>('[role="alert"]')
  if (summary) attend(summary).catch(() => {})
}

export function ErrorSummary({ title, intro, look = 'frame', problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length === 0 || !summary.current) return
    summary.current.focus()
    if (look === 'paper') attend(summary.current).catch(() => {})
  }, [problems, look])
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to what is wrong
    <div ref={summary} className={`${styles.summary} ${styles[look]}`} role="alert" tabIndex={-1} autoFocus>
      {look === 'paper' ? <Icon name="notice" /> : null}
      <h2>{title}</h2>
      {intro ? <p>{intro}</p> : null}
      <ul>
        {problems.map(({ id, label, message }) => (
          <li key={id + message}>
            <JumpLink to={id}>{label ? `${label}: ${message}` : message}</JumpLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
