import { Link } from '@remix-run/react'
import { useId } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/property.ts'
import styles from './property-list.module.css'
import { Thumbnail } from './thumbnail.tsx'

export interface ListedProperty extends Pick<PropertyValues, 'name' | 'propertyNumber'> {
  id: string
  cover: Picture | null
}

interface PropertyListProps {
  title: string
  /** Stands there when the list is empty. */
  empty: string
  entries: readonly { property: ListedProperty; note: string; to: string }[]
}

/** A short list of properties with picture, name and one line. */
export function PropertyList({ title, empty, entries }: PropertyListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {entries.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ul className={styles.list}>
        {entries.map(({ property, note, to }) => (
          <li key={property.id}>
            <Thumbnail picture={property.cover} />
            <div>
              <Link to={to}>{property.name}</Link>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
