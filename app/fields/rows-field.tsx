/** Row buttons post Conform's intents, so they work without JavaScript. */
import { type FieldMetadata, type FormMetadata, getInputProps, type Intent, useField } from '@conform-to/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cellName } from './control-names.ts'
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import type { FieldWords } from './field-control.tsx'
import { FieldError, FieldHint, FieldStale, type FieldWidth } from './field-frame.tsx'
import { FormField } from './form-field.tsx'
import rowStyles from './rows-field.module.css'
import type { OptionNames } from './select-control.tsx'
import { entriesOf } from './typed-objects.ts'
import { hintId, joinIds, staleId } from './wired-control.ts'

type Rows = Extract<Field, { kind: 'lines' | 'rows' }>

export interface MarkedRow {
  row: Readonly<Record<string, string>>
  state: 'stale' | 'missing'
}

interface RowsFieldProps {
  name: string
  field: Rows
  label: string
  hint?: ReactNode
  stale?: ReactNode
  /** Rows that are older than their source, or show it: they keep their mark until they are changed. */
  markedRows?: readonly MarkedRow[] | undefined
  width?: FieldWidth | undefined
  words: FieldWords
  optionNames?: OptionNames | undefined
  intent?: Intent | undefined
}

export function RowsField({
  name,
  field,
  label,
  hint,
  stale,
  markedRows = [],
  width = 'w6',
  words,
  optionNames,
  intent,
}: RowsFieldProps) {
  const [list, form] = useField<unknown[]>(name)
  const rows = list.getFieldList()
  const focused = focusedRow(intent, name, rows.length)
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was removed took the focus along
  useEffect(() => {
    if (focused === undefined) return
    const row = group.current?.querySelectorAll('[data-row]')[focused]
    const control = row?.querySelector<HTMLElement>('input, select, textarea') ?? group.current
    control?.focus()
  }, [focused, rows.length])
  return (
    <fieldset
      ref={group}
      className={`${rowStyles.group} ${styles[width]}`}
      id={name}
      tabIndex={-1}
      aria-describedby={joinIds(
        list.errors && list.errorId,
        stale ? staleId(name) : undefined,
        hint ? hintId(name) : undefined,
      )}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldError id={list.errorId} errors={list.errors} />
      {rows.map((row, index) => (
        <div key={row.key} className={rowStyles[field.kind]} data-row="">
          {field.kind === 'lines' ? (
            <Line row={row} label={words.rows.row(index + 1)} isFocused={index === focused} />
          ) : (
            <Cells
              name={name}
              index={index}
              columns={field.columns}
              words={words}
              optionNames={optionNames}
              isFocused={index === focused}
            />
          )}
          {field.kind === 'rows' && field.ordered ? (
            <RowMoves name={name} index={index} count={rows.length} form={form} words={words} />
          ) : null}
          <button
            type="submit"
            {...form.remove.getButtonProps({ name, index })}
            aria-label={words.rows.removeRow(index + 1)}
          >
            {words.rows.remove}
          </button>
          <FieldError id={row.errorId} errors={row.errors} />
          <RowMark state={markedRows.find((marked) => isUnchanged(row, marked))?.state} words={words} />
        </div>
      ))}
      {rows.length < field.most ? (
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take the writer to the last row's place
        <button type="submit" {...form.insert.getButtonProps({ name })} autoFocus={focused === -1}>
          {words.rows.add}
        </button>
      ) : null}
      <FieldStale id={name} stale={stale} />
      <FieldHint id={name} hint={hint} />
    </fieldset>
  )
}

function RowMark({
  state,
  words: { rows },
}: { state: MarkedRow['state'] | undefined } & Pick<RowsFieldProps, 'words'>) {
  if (!state) return null
  return (
    <p className={styles.stale} {...{ [`data-${state}`]: '' }}>
      {rows[state]}
    </p>
  )
}

function isUnchanged({ value, initialValue }: FieldMetadata<unknown>, { row }: MarkedRow): boolean {
  const cells = Object(value ?? initialValue)
  return entriesOf(row).every(([column, text]) => cells[column] === text)
}

interface RowMovesProps extends Pick<RowsFieldProps, 'name' | 'words'> {
  index: number
  count: number
  form: FormMetadata
}

function RowMoves({ name, index, count, form, words: { rows } }: RowMovesProps) {
  const move = (to: number) => form.reorder.getButtonProps({ name, from: index, to })
  return (
    <span className={rowStyles.moves}>
      <button type="submit" {...move(index - 1)} disabled={index === 0} aria-label={rows.moveUp(index + 1)}>
        ↑
      </button>
      <button type="submit" {...move(index + 1)} disabled={index === count - 1} aria-label={rows.moveDown(index + 1)}>
        ↓
      </button>
    </span>
  )
}

interface LineProps {
  row: FieldMetadata<unknown>
  label: string
  isFocused: boolean
}

function Line({ row, label, isFocused }: LineProps) {
  return (
    <input
      className={styles.input}
      {...getInputProps(row, { type: 'text' })}
      id={row.name}
      aria-label={label}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take the writer to the new row
      autoFocus={isFocused}
    />
  )
}

interface CellsProps extends Pick<RowsFieldProps, 'name' | 'words' | 'optionNames'> {
  index: number
  columns: Extract<Field, { kind: 'rows' }>['columns']
  isFocused: boolean
}

function Cells({ name, index, columns, words, optionNames, isFocused }: CellsProps) {
  return (
    <fieldset
      className={rowStyles.cells}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take the writer to the new row
      autoFocus={isFocused}
    >
      <legend className="sr">{words.rows.row(index + 1)}</legend>
      {entriesOf(columns).map(([column, field]) => (
        <FormField
          key={column}
          name={cellName(name, index, column)}
          field={field}
          label={words.columns[column] ?? column}
          optionNames={optionNames}
          words={words}
          width={field.kind === 'text' || field.kind === 'longText' ? 'w6' : 's'}
        />
      ))}
    </fieldset>
  )
}

/** The new row, or the one that replaced the removed row. */
function focusedRow(intent: Intent | undefined, name: string, count: number): number | undefined {
  if (intent?.payload.name !== name) return undefined
  if (intent.type === 'insert') return count - 1
  if (intent.type === 'reorder') return intent.payload.to
  return intent.type === 'remove' ? Math.min(intent.payload.index, count - 1) : undefined
}
