import { Link } from '@remix-run/react'
import type { LonePicture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import board from '#app/ui/dashboard/frame/board-section.module.css'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import styles from './property-list.module.css'

export interface ListedProperty extends Pick<PropertyValues, 'name' | 'propertyNumber'> {
  id: string
  cover: LonePicture | null
}

interface PropertyListProps<Property> {
  title: string
  empty: string
  properties: readonly Property[]
  noteOf: (property: Property) => string
}

export function PropertyList<Property extends ListedProperty>(props: PropertyListProps<Property>) {
  const { title, empty, properties, noteOf } = props
  return (
    <BoardSection title={title} empty={empty} className={`${board.rows} ${styles.list}`}>
      {properties.map((property) => (
        <li key={property.id}>
          <Thumbnail picture={property.cover} />
          <div>
            <Link to={dashboardPaths.property(property.id)}>{property.name}</Link>
            <p>{noteOf(property)}</p>
          </div>
        </li>
      ))}
    </BoardSection>
  )
}
