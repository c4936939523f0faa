import { Link } from '@remix-run/react'
import type { LonePicture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import { type PropertyStates, StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import { useAuthoredLang } from './use-authored-lang.ts'

export type FurtherProperty = Omit<AskedProperty, 'cover'>

export interface AskedProperty extends PropertyStates, Pick<PropertyValues, 'name' | 'propertyNumber'> {
  id: string
  cover: LonePicture | null
  reserved: boolean
}

interface EnquiryPropertyProps {
  property: AskedProperty | null
  further: readonly FurtherProperty[]
}

/** In its present state; a property in the trash cannot be opened. */
export function EnquiryProperty({ property, further }: EnquiryPropertyProps) {
  const { t } = useTranslation('dashboard')
  const lang = useAuthoredLang()
  return (
    <section className={styles.panel} aria-labelledby="property">
      <h2 id="property">{t('enquiries.property.title')}</h2>
      {property ? (
        <>
          <div className={styles.property}>
            <Thumbnail picture={property.cover} />
            <div>
              <p lang={lang}>
                <strong>{property.name}</strong>
              </p>
              <p className="num">{property.propertyNumber}</p>
            </div>
          </div>
          <StateBadges states={property} />
          <PropertyLinks {...property} />
        </>
      ) : (
        <p>{t('enquiries.noProperty')}</p>
      )}
      {further.length > 0 ? (
        <>
          <h3>{t('enquiries.property.further')}</h3>
          <ul className={styles.further}>
            {further.map((other) => (
              <li key={other.id}>
                <p lang={lang}>
                  <strong>{other.name}</strong> <span className="num nb">{other.propertyNumber}</span>
                </p>
                <StateBadges states={other} />
                <PropertyLinks {...other} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function PropertyLinks({ id, published, sold, reserved, deletedAt }: FurtherProperty) {
  const { t } = useTranslation('dashboard')
  if (deletedAt) return null
  return (
    <ul className={styles.links}>
      <li>
        <Link to={dashboardPaths.property(id)}>{t('enquiries.property.edit')}</Link>
      </li>
      {published ? (
        <li>
          <Link to={sold ? paths.reference(id) : paths.offer(id)} reloadDocument>
            {t('enquiries.property.view')}
          </Link>
        </li>
      ) : null}
      {sold || reserved ? (
        <li>
          <Link to={dashboardPaths.declines(id)}>{t('enquiries.decline')}</Link>
        </li>
      ) : null}
    </ul>
  )
}
