import type { ComponentType } from 'react'
import styles from './difference-table.module.css'

interface TextPart {
  text: string
  kind: 'same' | 'del' | 'ins'
}

export interface DifferenceTableProps {
  rows: readonly {
    field: string
    label: string
    before: readonly TextPart[] | null
    after: readonly TextPart[] | null
    lang: string | null
  }[]
  words: { caption: string; field: string; before: string; after: string; empty: string }
  /** Heads the column of what can be done with a row, and makes its cells. */
  acts?: { label: string; of: ComponentType<{ field: string; label: string }> } | undefined
}

/** Old and new beside each other; on phones below each other. */
export function DifferenceTable({ rows, words, acts }: DifferenceTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
          {acts ? (
            <th scope="col" className={styles.acts}>
              <span className="sr">{acts.label}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, before, after, lang }) => (
          <tr key={field} data-difference={field}>
            <th scope="row">{label}</th>
            <td data-label={words.before} lang={before && lang ? lang : undefined}>
              <Value parts={before} empty={words.empty} />
            </td>
            <td data-label={words.after} lang={after && lang ? lang : undefined} className={styles.after}>
              <Value parts={after} empty={words.empty} />
            </td>
            {acts ? (
              <td className={styles.acts}>
                <acts.of field={field} label={label} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ parts, empty }: { parts: readonly TextPart[] | null; empty: string }) {
  if (!parts) return <em>{empty}</em>
  return (
    <span>
      {parts.map(({ text, kind }, place) => {
        const Mark = kind === 'same' ? 'span' : kind
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        return <Mark key={place}>{text}</Mark>
      })}
    </span>
  )
}
