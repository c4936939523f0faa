/** In a narrow window the name of a row is above its values. */
import { Form, Link } from '@remix-run/react'
import { writtenIds } from '#app/domain/offers/shortlist.ts'
import { paths } from '#app/paths/public.ts'
import { EnergyClass } from '#app/ui/energy/energy-class.tsx'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureTab } from '#app/ui/parts/picture-tab.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import type { Cell } from '#app/words/shortlist/comparison.server.ts'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './comparison.module.css'

type Compared = NonNullable<ReturnType<typeof shortlistView>['comparison']>

interface ComparisonProps extends Compared {
  /** All ids of the list. */
  ids: readonly string[]
}

export function Comparison({ ids, caption, columns, rows, isOnly, other, words }: ComparisonProps) {
  const breadth = [styles.one, styles.two, styles.three, styles.four][columns.length - 1]
  return (
    <table className={`num ${styles.table} ${breadth}`} id="vergleich">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <td className={styles.key}>
            {other && (
              <>
                <p>{words.differ}</p>
                <Link className={styles.only} to={`${other}#vergleich`} preventScrollReset>
                  {isOnly ? words.all : words.only}
                </Link>
              </>
            )}
          </td>
          {columns.map((column) => (
            <Head key={column.id} column={column} ids={ids} remove={words.remove} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, differs, strong }) => (
          <tr key={label} className={differs ? styles.differs : undefined}>
            <th scope="row">
              {label}
              {differs && <span className="sr">{` (${words.differs})`}</span>}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.id} className={strong ? styles.strong : undefined}>
                {cell ? <Value {...cell} /> : <Unknown word={words.unknown} />}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1}>{words.same}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface HeadProps {
  column: Compared['columns'][number]
  ids: readonly string[]
  remove: string
}

function Head({ column: { id, name, lang, to, place, cover, tab }, ids, remove }: HeadProps) {
  return (
    <th scope="col">
      <div className={styles.picture}>
        {cover ? <PictureView picture={cover} sizes="(min-width: 960px) 25vw, 33vw" alt="" priority /> : <Gable />}
        <PictureTab>{tab}</PictureTab>
      </div>
      <p>{place}</p>
      <h2 lang={lang}>
        <Link to={to} prefetch="intent">
          {name}
        </Link>
      </h2>
      <Form className="screen" method="post" action={paths.shortlist} preventScrollReset>
        <input type="hidden" name="list" value={writtenIds(ids)} />
        <input type="hidden" name="propertyId" value={id} />
        <button className={styles.remove} type="submit" name="next" value="remove">
          <span>
            {remove}
            <span className="sr" lang={lang}>
              {' '}
              {name}
            </span>
          </span>
        </button>
      </Form>
    </th>
  )
}

function Value({ value, lang, energyClass }: Cell) {
  if (!energyClass) return <span lang={lang}>{value}</span>
  return (
    <>
      <EnergyClass name={energyClass} />
      <small>{value}</small>
    </>
  )
}

function Unknown({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{word}</span>
    </>
  )
}
