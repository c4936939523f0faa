import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { Picture } from '#app/domain/picture.ts'
import styles from './pictures.module.css'
import { PrintPicture } from './print-picture.tsx'

/** The width between a sheet's margins, in millimetres. */
const column = 178

interface PhotoRowProps {
  pictures: readonly Picture[]
  children?: ReactNode
}

export function PhotoRow({ pictures, children }: PhotoRowProps) {
  const count = pictures.length + (children ? 1 : 0)
  if (count === 0) return null
  return (
    <div className={`${styles.photos} ${[styles.one, styles.two, styles.three][count - 1]}`}>
      {pictures.map((picture) => (
        <figure key={picture.key}>
          <div className={styles.frame}>
            <PrintPicture picture={picture} width={count === 2 ? column / 2 : column} />
          </div>
          {picture.caption && <figcaption lang={langOf(picture, 'caption')}>{picture.caption}</figcaption>}
        </figure>
      ))}
      {children}
    </div>
  )
}

/** Floor plans are never cropped. */
export function Plans({ plans }: { plans: readonly Picture[] }) {
  return (
    <div className={`${styles.plans} ${plans.length > 1 ? styles.two : ''}`}>
      {plans.map((plan) => (
        <figure key={plan.key}>
          <div className={styles.frame}>
            <PrintPicture picture={plan} width={plans.length === 1 ? column : column / 2} />
          </div>
          {plan.caption && <figcaption lang={langOf(plan, 'caption')}>{plan.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
