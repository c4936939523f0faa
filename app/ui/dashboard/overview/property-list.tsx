import { Link } from '@remix-run/react'
import type { LonePicture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import board from '#app/ui/dashboard/frame/board-section.module.css'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import styles from './property-list.module.css'

export interface ListedProperty extends Pick<PropertyValues, 'name' | 'propertyNumber'> {
  id: string
  cover: LonePicture | null
}

interface PropertyListProps {
  title: string
  empty: string
  entries: readonly { property: ListedProperty; note: string; to: string }[]
}

export function PropertyList({ title, empty, entries }: PropertyListProps) {
  return (
    <BoardSection title={title} empty={empty} className={`${board.rows} ${styles.list}`}>
      {entries.map(({ property, note, to }) => (
        <li key={property.id}>
          <Thumbnail picture={property.cover} />
          <div>
            <Link to={to}>{property.name}</Link>
            <p>{note}</p>
          </div>
        </li>
      ))}
    </BoardSection>
  )
}
