import { Link } from '@remix-run/react'
import { useContext } from 'react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { PreparedState } from '#app/ui/dashboard/prepared/prepared-state.tsx'
import type { PreparedSays } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { type PricedProperty, PriceEditor } from '#app/ui/dashboard/price/price-editor.tsx'
import { StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import { bulkFormId } from './bulk-bar.tsx'
import { PropertyActions, type TableProperty } from './property-actions.tsx'
import { Cell, type CellProperty } from './property-cells.tsx'
import styles from './property-table.module.css'
import type { TableColumn } from './table-columns.ts'
import { Ticks } from './use-ticked.ts'

export type RowProperty = TableProperty & CellProperty & PricedProperty

interface PropertyRowProps {
  property: RowProperty
  place: string
  /** Its page, opened from this list. */
  editor: string
  columns: readonly { column: TableColumn; className: string }[]
  now: Date | string
}

export function PropertyRow({ property, place, editor, columns, now }: PropertyRowProps) {
  const { t } = useTranslation('dashboard')
  const { id, name, propertyNumber, deletedAt } = property
  const kept = useContext(Ticks)
  return (
    <tr id={place}>
      <td className={styles.select}>
        <label className={control.tick}>
          <input
            type="checkbox"
            name="ids"
            value={id}
            form={bulkFormId}
            defaultChecked={kept.split(',').includes(id)}
          />
          <span className="sr">{t('properties.select', { name })}</span>
        </label>
      </td>
      <td className={styles.number}>{propertyNumber}</td>
      <td className={styles.property}>
        <div>
          <Thumbnail picture={property.cover} sizes="(width < 960px) 7rem, 4rem" />
          <div>
            {deletedAt ? <strong>{name}</strong> : <Link to={editor}>{name}</Link>}
            <StateBadges states={property} isShort />
            {property.prepared ? <PreparedNote propertyId={id} prepared={property.prepared} /> : null}
            <TrashNote property={property} />
          </div>
        </div>
      </td>
      {columns.map(({ column, className }) => (
        <td key={column} className={className}>
          <Cell column={column} property={property} now={now} />
          {column === 'price' && !deletedAt && !property.sold ? <PriceEditor property={property} /> : null}
        </td>
      ))}
      <td className={styles.actions}>
        <PropertyActions property={property} place={place} editor={editor} />
      </td>
    </tr>
  )
}

function PreparedNote({ propertyId, prepared }: { propertyId: string; prepared: PreparedSays }) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={styles.prepared} data-prepared={prepared.chip}>
      <Link to={dashboardPaths.prepared(propertyId)} title={prepared.text}>
        {t('prepared.title')}
      </Link>
      <PreparedState {...prepared} />
      <span className="sr" data-prepared-sentence={prepared.sentence}>
        {prepared.text}
      </span>
    </p>
  )
}

function TrashNote({ property: { deletedAt, deletedForGoodAt } }: { property: TableProperty }) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  if (!deletedAt || !deletedForGoodAt) return null
  return (
    <p className={styles.note}>{t('properties.trashedOn', { date: date(deletedAt), until: date(deletedForGoodAt) })}</p>
  )
}
