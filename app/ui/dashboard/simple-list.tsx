import type { Picture } from '#app/domain/picture.ts'
import { PictureView } from '#app/ui/picture-view.tsx'
import styles from './simple-list.module.css'

export interface SimpleListEntry {
  id: string
  title: string
  /** The lines under the title. */
  lines?: readonly (string | null)[]
  /** A person's picture. */
  portrait?: Picture | null
}

interface SimpleListProps {
  entries: readonly SimpleListEntry[]
  /** Stands there when the list is empty. */
  empty: string
}

/** A list to read: who or what there is, in the order of the website. */
export function SimpleList({ entries, empty }: SimpleListProps) {
  if (entries.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, lines = [], portrait }) => (
        <li key={id}>
          {portrait ? <PictureView picture={portrait} sizes="4rem" alt="" /> : null}
          <div>
            <h2>{title}</h2>
            {lines.filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
