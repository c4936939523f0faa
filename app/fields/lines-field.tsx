/** Rows of short texts. Their buttons post Conform's intents; the server answers the page with a row added or removed. */
import { getInputProps, type Intent, useField } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { FieldError, FieldHint, FieldStale, type FieldWidth } from './field-frame.tsx'
import lineStyles from './lines-field.module.css'
import { hintId, joinIds, staleId } from './wired-control.ts'

export interface LineWords {
  add: string
  remove: string
  /** Counted from 1. */
  line: (number: number) => string
  removeLine: (number: number) => string
}

interface LinesFieldProps {
  name: string
  field: Extract<Field, { kind: 'lines' }>
  label: string
  hint?: string | undefined
  stale?: string | undefined
  width?: FieldWidth | undefined
  words: LineWords
  /** Set on the page that a row's button brought. */
  intent?: Intent | undefined
}

export function LinesField({ name, field, label, hint, stale, width = 'w6', words, intent }: LinesFieldProps) {
  const [list, form] = useField<string[]>(name)
  const rows = list.getFieldList()
  const focused = focusedRow(intent, name, rows.length)
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was removed took the focus along
  useEffect(() => {
    if (focused === undefined) return
    const row = group.current?.querySelectorAll('input')[focused] ?? group.current
    row?.focus()
  }, [focused, rows.length])
  return (
    <fieldset
      ref={group}
      className={`${lineStyles.group} ${styles[width]}`}
      id={name}
      tabIndex={-1}
      aria-describedby={joinIds(list.errors && list.errorId, stale && staleId(name), hint && hintId(name))}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldError id={list.errorId} errors={list.errors} />
      {rows.map((row, index) => (
        <div key={row.key} className={lineStyles.row}>
          <input
            className={styles.input}
            {...getInputProps(row, { type: 'text' })}
            id={row.name}
            aria-label={words.line(index + 1)}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take the writer to the new row
            autoFocus={index === focused}
          />
          <button
            type="submit"
            {...form.remove.getButtonProps({ name, index })}
            aria-label={words.removeLine(index + 1)}
          >
            {words.remove}
          </button>
          <FieldError id={row.errorId} errors={row.errors} />
        </div>
      ))}
      {rows.length < field.most ? (
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take the writer to the last row's place
        <button type="submit" {...form.insert.getButtonProps({ name })} autoFocus={focused === -1}>
          {words.add}
        </button>
      ) : null}
      <FieldStale id={name} stale={stale} />
      <FieldHint id={name} hint={hint} />
    </fieldset>
  )
}

/** The new row, or the one that took the place of the removed one. */
function focusedRow(intent: Intent | undefined, name: string, count: number): number | undefined {
  if (intent?.payload.name !== name) return undefined
  if (intent.type === 'insert') return count - 1
  return intent.type === 'remove' ? Math.min(intent.payload.index, count - 1) : undefined
}
