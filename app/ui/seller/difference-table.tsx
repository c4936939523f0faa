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
}

/** Old and new beside each other; on phones below each other. */
export function DifferenceTable({ rows, words }: DifferenceTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
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
