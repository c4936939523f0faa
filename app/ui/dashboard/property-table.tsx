import { Link } from '@remix-run/react'
import { placeName } from '#app/domain/offer.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { PropertyActions, type TableProperty } from './property-actions.tsx'
import styles from './property-table.module.css'
import { StateBadges } from './state-badges.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The properties as a ledger; below the medium width every row becomes an entry with its words under each other. */
export function PropertyTable({ properties }: { properties: readonly TableProperty[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <table className={styles.ledger}>
      <caption className="sr">{t('properties.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('properties.columns.number')}</th>
          <th scope="col">{t('properties.columns.property')}</th>
          <th scope="col">{t('properties.columns.marketType')}</th>
          <th scope="col">{t('properties.columns.place')}</th>
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

function PropertyRow({ property }: { property: TableProperty }) {
  const { t } = useTranslation('property')
  const { id, name, propertyNumber, marketType } = property
  return (
    <tr>
      <td className={styles.number}>{propertyNumber}</td>
      <td className={styles.property}>
        <div>
          <Thumbnail picture={property.cover} sizes="(width < 960px) 7rem, 6rem" />
          <div>
            <Link to={paths.dashboard.property(id)}>{name}</Link>
            <StateBadges states={property} />
          </div>
        </div>
      </td>
      <td className={styles.marketType}>{t(`options.marketType.${marketType}`)}</td>
      <td className={styles.place}>{placeName(property)}</td>
      <td className={styles.actions}>
        <PropertyActions property={property} />
      </td>
    </tr>
  )
}
