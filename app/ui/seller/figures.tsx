import type { FiguresView } from '#app/words/prepared/figures.server.ts'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import styles from './figures.module.css'

interface FiguresProps {
  figures: FiguresView
  words: SellerView['words']['figures']
  title: string
  /** Where staff see what is counted. */
  links?: Readonly<Record<string, string>>
}

/** The same for the owner and for staff. Without scripts, and on one sheet of paper. */
export function Figures({ figures: { totals, weeks, events }, words, title, links = {} }: FiguresProps) {
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures">{title}</h2>
      <dl className={styles.totals}>
        {totals.map(({ name, value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{links[name] ? <a href={links[name]}>{value}</a> : value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <figcaption className={styles.note}>{words.chart}</figcaption>
        <ol className={styles.chart}>
          {weeks.map((week) => (
            <Week key={week.week} {...week} word={words.week} />
          ))}
        </ol>
      </figure>
      <WeekTable weeks={weeks} words={words} />
      <div className={styles.events}>
        <div>
          <h2>{words.events}</h2>
          <p className={styles.note}>{words.print}</p>
        </div>
        {events.length > 0 ? (
          <ol>
            {events.map(({ name, day, title, note }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may happen on one day
              <li key={place} data-event={name}>
                <span>{day}</span>
                <p>
                  {title}
                  {note ? <small>{note}</small> : null}
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p>{words.noEvents}</p>
        )}
      </div>
    </section>
  )
}

type WeekView = FiguresView['weeks'][number]

/** The height is an attribute, since the policy allows no inline styles. */
function Week({ week, number, views, enquiries, price, percent, isCurrent, word }: WeekView & { word: string }) {
  return (
    <li data-week={week} data-views={views} className={isCurrent ? styles.current : undefined}>
      {price ? <small className={styles.price}>{price}</small> : null}
      <span className="num">{views}</span>
      <svg height={percent} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      <span>
        <abbr>{word}</abbr> {number}
      </span>
      <span className="num">{enquiries || '–'}</span>
    </li>
  )
}

function WeekTable({ weeks, words }: { weeks: readonly WeekView[]; words: FiguresProps['words'] }) {
  const { columns } = words
  return (
    <details className={styles.table}>
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.week}</th>
            <th scope="col">{columns.views}</th>
            <th scope="col">{columns.enquiries}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, days, views, enquiries, price, isCurrent }) => (
            <tr key={week}>
              <th scope="row">
                {days}
                {isCurrent ? <small>{words.current}</small> : null}
              </th>
              <td className="num">{views}</td>
              <td className="num">{enquiries}</td>
              <td className="num">{price ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
