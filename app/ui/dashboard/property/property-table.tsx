import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { placeName } from '#app/domain/offers/offer.ts'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import { useClosingMenus } from '#app/ui/dashboard/frame/use-closing-menus.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { bulkFormId } from './bulk-bar.tsx'
import { menuName, PropertyActions, type TableProperty } from './property-actions.tsx'
import styles from './property-table.module.css'
import { StateBadges } from './state-badges.tsx'

interface PropertyTableProps {
  properties: readonly TableProperty[]
  /** A key of `properties.sorts`. */
  sort: string
}

/** A table; on narrow screens each row becomes a card. */
export function PropertyTable({ properties, sort }: PropertyTableProps) {
  const { t } = useTranslation('dashboard')
  useClosingMenus(menuName)
  return (
    <table className={styles.ledger}>
      <caption className="sr">{t('properties.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('properties.bulk.title')}</span>
          </th>
          <SortableHead by="number" sort={sort}>
            {t('properties.columns.number')}
          </SortableHead>
          <SortableHead by="name" sort={sort}>
            {t('properties.columns.property')}
          </SortableHead>
          <th scope="col">{t('properties.columns.marketType')}</th>
          <SortableHead by="city" sort={sort}>
            {t('properties.columns.place')}
          </SortableHead>
          <th scope="col" className={styles.actions}>
            {t('properties.columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {properties.map((property) => (
          <PropertyRow key={property.id} property={property} />
        ))}
      </tbody>
    </table>
  )
}

/** The second click reverses the order. */
function SortableHead({ by, sort, children }: { by: 'number' | 'name' | 'city'; sort: string; children: ReactNode }) {
  const addressOf = useAddress()
  const [isUp, isDown] = [sort === by, sort === `${by}Desc`]
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link to={addressOf({ sort: isUp ? `${by}Desc` : by })} preventScrollReset>
        {children}
        <Icon name={isDown ? 'arrowUp' : 'arrowDown'} />
      </Link>
    </th>
  )
}

function PropertyRow({ property }: { property: TableProperty }) {
  const { t } = useTranslation(['dashboard', 'property'])
  const { id, name, propertyNumber, marketType, deletedAt } = property
  return (
    <tr>
      <td className={styles.select}>
        <label className={control.tick}>
          <input type="checkbox" name="ids" value={id} form={bulkFormId} />
          <span className="sr">{t('properties.select', { name })}</span>
        </label>
      </td>
      <td className={styles.number}>{propertyNumber}</td>
      <td className={styles.property}>
        <div>
          <Thumbnail picture={property.cover} sizes="(width < 960px) 7rem, 6rem" />
          <div>
            {deletedAt ? <strong>{name}</strong> : <Link to={paths.dashboard.property(id)}>{name}</Link>}
            <StateBadges states={property} />
            <TrashNote property={property} />
          </div>
        </div>
      </td>
      <td className={styles.marketType}>{t(`property:options.marketType.${marketType}`)}</td>
      <td className={styles.place}>{placeName(property)}</td>
      <td className={styles.actions}>
        <PropertyActions property={property} />
      </td>
    </tr>
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
