import type { Picture } from '#app/domain/picture.ts'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './pictures.module.css'
import { PrintPicture } from './print-picture.tsx'

/** The width between a sheet's margins, in millimetres. */
const column = 178

export function PhotoRow({ pictures }: { pictures: readonly Picture[] }) {
  const lang = useAuthoredLang()
  if (pictures.length === 0) return null
  return (
    <div className={`${styles.photos} ${[styles.one, styles.two, styles.three][pictures.length - 1]}`}>
      {pictures.map((picture) => (
        <figure key={picture.key}>
          <div className={styles.frame}>
            <PrintPicture picture={picture} width={pictures.length === 2 ? column / 2 : column} />
          </div>
          {picture.caption && <figcaption lang={lang}>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}

/** Floor plans are never cropped. */
export function Plans({ plans }: { plans: readonly Picture[] }) {
  const lang = useAuthoredLang()
  return (
    <div className={`${styles.plans} ${plans.length > 1 ? styles.two : ''}`}>
      {plans.map((plan) => (
        <figure key={plan.key}>
          <div className={styles.frame}>
            <PrintPicture picture={plan} width={plans.length === 1 ? column : column / 2} />
          </div>
          {plan.caption && <figcaption lang={lang}>{plan.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
