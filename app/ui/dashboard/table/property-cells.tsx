/** Each cell shows the value by which its column is sorted. */
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import { formatArea } from '#app/i18n/property-facts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './property-table.module.css'
import type { TableColumn } from './table-columns.ts'

export interface CellProperty
  extends Pick<PropertyValues, 'marketType' | 'houseType' | 'city' | 'district' | 'priceOnRequest' | 'sold'> {
  listPrice: number | null
  listArea: number | null
  listRooms: number | null
  member: string | null
  lastEdited: Date | string
}

interface CellProps {
  property: CellProperty
}

export function Cell({ column, property, now }: CellProps & { column: TableColumn; now: Date | string }) {
  const { t } = useTranslation('property')
  const { brief } = useMoments()
  switch (column) {
    case 'marketType':
      return t(`options.marketType.${property.marketType}`)
    case 'price':
      return <Price property={property} />
    case 'area':
      return <Area property={property} />
    case 'place':
      return (
        <>
          {property.district ?? property.city}
          {property.district ? <small>{property.city}</small> : null}
        </>
      )
    case 'member':
      return property.member
    case 'edited':
      return brief(property.lastEdited, now)
  }
}

function Price({ property: { listPrice, priceOnRequest, marketType, sold } }: CellProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const isRent = marketType === 'rent'
  if (listPrice !== null) {
    return (
      <>
        {formatMoney(listPrice, locale)}
        {isRent ? <small> {t('properties.cells.baseRent')}</small> : null}
      </>
    )
  }
  if (priceOnRequest) return <small>{t('properties.cells.onRequest')}</small>
  return sold ? null : (
    <small className={styles.missing}>{t(isRent ? 'properties.cells.noRent' : 'properties.cells.noPrice')}</small>
  )
}

function Area({ property: { listArea, listRooms, houseType } }: CellProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const rooms = listRooms === null ? null : t('properties.cells.rooms', { rooms: formatNumber(listRooms, locale) })
  const below = houseType === 'plot' ? t('properties.cells.plot') : rooms
  return (
    <>
      {listArea === null ? null : formatArea(listArea, locale)}
      {below && (listArea !== null || houseType !== 'plot') ? <small> {below}</small> : null}
    </>
  )
}
