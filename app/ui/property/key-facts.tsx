import type { ReactNode } from 'react'
import type { Offer } from '#app/domain/offer.ts'
import { roomCount } from '#app/domain/property.ts'
import { formatNumber } from '#app/fields/format.ts'
import styles from './key-facts.module.css'
import { usePropertyWords } from './use-property-words.ts'

type KeyProperty = Pick<
  Offer,
  'houseType' | 'rooms' | 'halfRoom' | 'livingArea' | 'plotArea' | 'yearBuilt' | 'bedrooms' | 'floor' | 'grz' | 'gfz'
>

/** The four figures a visitor looks for first. */
export function KeyFacts({ property }: { property: KeyProperty }) {
  const facts = useKeyFacts(property)
  if (facts.length === 0) return null
  return (
    <dl className={styles.keys}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useKeyFacts(property: KeyProperty): { label: string; value: ReactNode }[] {
  const { t, locale } = usePropertyWords()
  const { houseType, livingArea, plotArea, yearBuilt, bedrooms, floor, grz, gfz } = property
  const count = (label: string, value: number | null) => ({
    label,
    value: value === null ? null : formatNumber(value, locale, { maximumFractionDigits: 2 }),
  })
  const area = (label: string, value: number | null) => ({
    label,
    value: value === null ? null : <Area area={value} />,
  })
  const year = { label: t('fields.yearBuilt'), value: yearBuilt }
  const wanted =
    houseType === 'plot'
      ? [area(t('facts.plotShort'), plotArea), count('GRZ', grz), count('GFZ', gfz)]
      : [
          count(t('fields.rooms'), roomCount(property)),
          area(t('fields.livingArea'), livingArea),
          houseType === 'house'
            ? area(t('facts.plotShort'), plotArea)
            : {
                label: t('fields.floor'),
                value: floor !== null && floor > 0 ? (locale === 'de' ? `${floor}.` : floor) : null,
              },
          year,
          count(t('fields.bedrooms'), bedrooms || null),
        ]
  return wanted.filter(({ value }) => value !== null).slice(0, 4)
}

function Area({ area }: { area: number }) {
  const { locale } = usePropertyWords()
  return (
    <>
      {formatNumber(area, locale, { maximumFractionDigits: area >= 20 ? 0 : 2 })}
      <small>&nbsp;m²</small>
    </>
  )
}
