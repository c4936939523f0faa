import type { ReactNode } from 'react'
import styles from './field-control.module.css'
import { hintId, staleId } from './wired-control.ts'

export type FieldWidth = 's' | 'w2' | 'w3' | 'w4' | 'w6'

interface FieldFrameProps {
  id: string
  label: string
  note?: string | undefined
  hint?: ReactNode
  stale?: ReactNode
  errors?: readonly string[] | undefined
  errorId?: string | undefined
  width: FieldWidth
  children: ReactNode
}

export function FieldFrame({
  id,
  label,
  note,
  hint,
  stale,
  errors,
  errorId = `${id}-error`,
  width,
  children,
}: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${styles[width]}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note ? <span className={styles.note}> {note}</span> : null}
      </label>
      {children}
      <FieldError id={errorId} errors={errors} />
      <FieldStale id={id} stale={stale} />
      <FieldHint id={id} hint={hint} />
    </div>
  )
}

export function FieldStale({ id, stale }: Pick<FieldFrameProps, 'id' | 'stale'>) {
  if (!stale) return null
  return (
    <p className={styles.stale} id={staleId(id)} data-stale="">
      {stale}
    </p>
  )
}

export function FieldError({ id, errors }: Pick<FieldFrameProps, 'id' | 'errors'>) {
  if (!errors?.length) return null
  return (
    <p className={styles.error} id={id}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M12 7v6M12 15.6v1.2" />
      </svg>
      {errors.join(' ')}
    </p>
  )
}

export function FieldHint({ id, hint }: Pick<FieldFrameProps, 'id' | 'hint'>) {
  if (!hint) return null
  return (
    <p className={styles.hint} id={hintId(id)}>
      {hint}
    </p>
  )
}
