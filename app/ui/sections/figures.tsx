import type { FigureWords } from '#app/words/figure-words.server.ts'
import styles from './figures.module.css'

export function Figures({ title, figures }: { title: string; figures: readonly FigureWords[] }) {
  if (figures.length === 0) return null
  return (
    <section className="section wrap">
      <h2 className="sr">{title}</h2>
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
    </section>
  )
}
