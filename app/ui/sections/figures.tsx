import type { FigureWords } from '#app/words/figure-words.server.ts'
import styles from './figures.module.css'

export function Figures({ figures }: { figures: readonly FigureWords[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, labelLang, value, valueLang, suffix, suffixLang }) => (
        <div key={id}>
          <dt lang={labelLang}>{label}</dt>
          <dd>
            {valueLang ? <span lang={valueLang}>{value}</span> : value}
            {suffix && <small lang={suffixLang}>{suffix}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
