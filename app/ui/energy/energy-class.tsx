import type { EnergyClass as ClassName } from '#app/domain/properties/energy-classes.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './energy-class.module.css'

const colours: Record<ClassName, string | undefined> = {
  'A+': styles.aPlus,
  A: styles.a,
  B: styles.b,
  C: styles.c,
  D: styles.d,
  E: styles.e,
  F: styles.f,
  G: styles.g,
  H: styles.h,
}

export function energyColour(name: ClassName): string | undefined {
  return colours[name]
}

export function EnergyClass({ name }: { name: ClassName }) {
  const { t } = useTranslation('site')
  return (
    <span className={`${styles.box} ${energyColour(name)}`}>
      <span className="sr">{t('offer.energyClass')} </span>
      {name}
    </span>
  )
}
