import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { fromList } from '#app/paths/left-list.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import { useClosingMenus } from '#app/ui/dashboard/frame/use-closing-menus.ts'
import { priceMenuName } from '#app/ui/dashboard/price/price-editor.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { BulkBar, bulkFormId } from './bulk-bar.tsx'
import { menuName } from './property-actions.tsx'
import { PropertyRow, type RowProperty } from './property-row.tsx'
import styles from './property-table.module.css'
import type { TableColumn } from './table-columns.ts'
import { TickAll } from './tick-all.tsx'
import { useTicked } from './use-ticked.ts'

interface PropertyTableProps {
  properties: readonly RowProperty[]
  /** The chosen columns; none means all. */
  columns: readonly TableColumn[]
  /** A key of `properties.sorts`. */
  sort: string
  isTrash: boolean
  /** The query of this list, and the place of the first row in it. */
  list: string
  first: number
  people: readonly { id: string; name: string }[]
  now: Date | string
}

/** From the left, each with its two orders, the more frequent one first. */
const columnsInOrder = [
  ['marketType', null],
  ['price', ['priceDesc', 'priceAsc']],
  ['area', ['areaDesc', 'areaAsc']],
  ['place', ['city', 'cityDesc']],
  ['member', ['member', 'memberDesc']],
  ['edited', ['updated', 'updatedAsc']],
] as const satisfies [TableColumn, Orders | null][]

type Orders = readonly [first: string, second: string]

/** On narrow screens each row becomes a card. */
export function PropertyTable({ properties, columns, sort, isTrash, list, first, people, now }: PropertyTableProps) {
  const { t } = useTranslation('dashboard')
  const isHydrated = useIsHydrated()
  const ticked = useTicked(bulkFormId)
  useClosingMenus(menuName)
  useClosingMenus(priceMenuName)
  const shown = columnsInOrder.filter(([column]) => columns.includes(column))
  // The least important columns are hidden first.
  const classOf = (column: TableColumn) =>
    [styles[column], styles[`rank${columns.indexOf(column) + 1}`]].filter(Boolean).join(' ')
  return (
    <table className={`${ledger.ledger} ${styles.table}`}>
      <caption className="sr">{t('properties.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            {isHydrated ? <TickAll {...ticked} /> : <span className="sr">{t('properties.bulk.title')}</span>}
          </th>
          <SortableHead orders={['number', 'numberDesc']} sort={sort}>
            {t('properties.columns.number')}
          </SortableHead>
          <SortableHead orders={['name', 'nameDesc']} sort={sort}>
            {t('properties.columns.property')}
          </SortableHead>
          {shown.map(([column, orders]) => (
            <SortableHead key={column} orders={orders} sort={sort} className={classOf(column)}>
              {t(`properties.columns.${column}`)}
            </SortableHead>
          ))}
          <th scope="col" className={styles.actions}>
            <span className="sr">{t('properties.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.bulk}>
        <tr>
          <td colSpan={shown.length + 4}>
            <BulkBar isTrash={isTrash} ticked={ticked} people={people} />
          </td>
        </tr>
      </tbody>
      <tbody>
        {properties.map((property, index) => (
          <PropertyRow
            key={property.id}
            property={property}
            place={`row-${index + 1}`}
            editor={fromList(dashboardPaths.property(property.id), list, first + index)}
            columns={shown.map(([column]) => ({ column, className: classOf(column) }))}
            now={now}
          />
        ))}
      </tbody>
    </table>
  )
}

interface SortableHeadProps {
  orders: Orders | null
  sort: string
  className?: string
  children: ReactNode
}

function SortableHead({ orders, sort, className, children }: SortableHeadProps) {
  const addressOf = useAddress()
  if (!orders) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  }
  const [first, second] = orders
  const isDown = sort === first ? isDescending(first) : isDescending(second)
  const isSorted = sort === first || sort === second
  const to = sort === first ? second : first
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Link to={addressOf({ sort: to === 'updated' ? null : to })} preventScrollReset>
        {children}
        <Icon name={isSorted && !isDown ? 'arrowUp' : 'arrowDown'} />
      </Link>
    </th>
  )
}

function isDescending(sort: string): boolean {
  return sort.endsWith('Desc') || sort === 'updated'
}
