import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import { formatNumber } from '#app/fields/format.ts'
import { useAuthoredLang, useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './figures.module.css'

export function Figures({ figures }: { figures: readonly (KeyFigureValues & { id: string })[] }) {
  const locale = useLocale()
  const lang = useAuthoredLang()
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, labelDe, labelEn, value, suffix }) => (
        <div key={id}>
          <dt lang={labelEn === null ? lang : undefined}>{locale === 'en' ? (labelEn ?? labelDe) : labelDe}</dt>
          <dd>
            {/^\d+$/.test(value) ? formatNumber(Number(value), locale) : value}
            {suffix && <small>{locale === 'en' && suffix === '%' ? '%' : `\u00a0${suffix}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
