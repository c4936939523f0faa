import type { ReactNode } from 'react'
import type { Side } from '#app/exchange/plan.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import type { DifferenceView } from '#app/words/exchange/difference-words.server.ts'
import type { TextPart } from '#app/words/texts/text-changes.server.ts'
import styles from './difference-table.module.css'

interface DifferenceTableProps {
  differences: readonly DifferenceView[]
  /** Of the object in the transfer. */
  position: number
  isNew: boolean
  /** It is unknown which side changed the values. */
  asksAll: boolean
  /** Whether the import has been applied. */
  isDone: boolean
}

export function DifferenceTable({ differences, isDone, ...row }: DifferenceTableProps) {
  const { t } = useTranslation('dashboard')
  const { isNew } = row
  const { before, after } = t(isDone ? 'exchange.table.done' : 'exchange.table', { returnObjects: true })
  return (
    <table className={isNew ? styles.values : styles.differences}>
      <TableHead labels={[t('exchange.table.field'), ...(isNew ? [] : [before]), after]} />
      <tbody>
        {differences.map((difference) => (
          <DifferenceRow key={difference.field} {...row} difference={difference} />
        ))}
      </tbody>
    </table>
  )
}

interface DifferenceRowProps extends Omit<DifferenceTableProps, 'differences' | 'isDone'> {
  difference: DifferenceView
}

function DifferenceRow({ difference, position, isNew, asksAll }: DifferenceRowProps) {
  const { field, label, before, after, isWhole, choice, held, mine, isOverruled } = difference
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  const id = `field-${position}-${field}`
  const side = (value: Side, text: ReactNode) =>
    choice === null ? (
      text
    ) : (
      <label>
        <input
          type="radio"
          name={`keep.${position}.${field}`}
          value={value}
          defaultChecked={choice === value}
          aria-describedby={id}
        />
        <span>{text}</span>
      </label>
    )
  return (
    <tr
      data-field={field}
      data-overruled={isOverruled || undefined}
      data-held={held ? field : undefined}
      className={choice === null ? undefined : styles.choice}
    >
      <th scope="row" id={choice === null ? undefined : id}>
        {label}
        {choice === null ? null : <small>{t(`exchange.table.${held ? 'held' : asksAll ? 'differ' : 'both'}`)}</small>}
        {isOverruled ? <small>{t('exchange.table.replaced')}</small> : null}
      </th>
      {isNew ? null : (
        <td>
          {side(
            'mine',
            <>
              <Passage parts={before} isWhole={isWhole} />
              {mine ? <small>{[mine.by, date(mine.at)].filter(Boolean).join(', ')}</small> : null}
            </>,
          )}
        </td>
      )}
      <td>
        {isNew && held ? side('mine', <em>{t('exchange.table.leaveEmpty')}</em>) : null}
        {side('theirs', <Passage parts={after} isWhole={isWhole} />)}
        {held?.other ? side('thousands', held.other) : null}
      </td>
    </tr>
  )
}

/** Marks the words that only this side has, unless the whole value differs. */
function Passage({ parts, isWhole }: { parts: readonly TextPart[] | null; isWhole: boolean }) {
  const { t } = useTranslation('dashboard')
  if (parts === null) return <em>{t('exchange.table.empty')}</em>
  return parts.map(({ text, kind }, place) =>
    kind === 'same' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <Changed key={place} as={kind} className={isWhole ? undefined : styles.word}>
        {text}
      </Changed>
    ),
  )
}

function Changed({ as: Mark, ...props }: { as: 'del' | 'ins'; className: string | undefined; children: string }) {
  return <Mark {...props} />
}
