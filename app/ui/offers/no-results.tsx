/** Replaces an empty list with the nearest searches that have results. */
import { Link } from '@remix-run/react'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import type { NothingFound } from '#app/words/nothing-found-words.server.ts'
import styles from './no-results.module.css'

export function NoResults({ title, text, ways, ask, tellUs }: NothingFound) {
  return (
    <section className={`grid ${styles.none}`}>
      <div className={styles.title}>
        <svg className={styles.gable} viewBox="0 0 320 220" aria-hidden="true">
          <path d="M10 220V170H50V120H90V70H130V20H190V70H230V120H270V170H310V220" />
        </svg>
        {title ? <h2 className="title-3">{title}</h2> : <p className="lead">{text}</p>}
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          <p className="lead">{text}</p>
          <ul className="num">
            {ways.map(({ words, count, to }) => (
              <li key={to}>
                <Link to={to} preventScrollReset>
                  <span className={styles.change}>{words}</span>
                  <span className={styles.count}>{count}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.ask}>
        {ask && <p>{ask}</p>}
        <ArrowLink to={tellUs.to}>{tellUs.words}</ArrowLink>
      </div>
    </section>
  )
}
