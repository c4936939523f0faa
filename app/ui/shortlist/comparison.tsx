/** Scrolls in itself in a narrow window, under the names of the offers and beside those of the rows. */
import { Form, Link } from '@remix-run/react'
import { writtenIds } from '#app/domain/offers/shortlist.ts'
import { paths } from '#app/paths/public.ts'
import { EnergyClass } from '#app/ui/energy/energy-class.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureTab } from '#app/ui/parts/picture-tab.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './comparison.module.css'

type Compared = NonNullable<ReturnType<typeof shortlistView>['comparison']>
type Columns = Compared['columns']

interface ComparisonProps extends Compared {
  /** All ids of the list. */
  ids: readonly string[]
}

export function Comparison({ ids, caption, columns, rows, further, isOnly, other, words }: ComparisonProps) {
  const breadth = [styles.two, styles.three, styles.four][columns.length - 2]
  const className = `num ${styles.table} ${breadth}`
  const shown = { columns, words }
  return (
    <div id="vergleich">
      <div className={styles.key}>
        <p>{words.differ}</p>
        <Link className={styles.only} to={`${other}#vergleich`} preventScrollReset>
          {isOnly ? words.all : words.only}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <h3 className="sr">{caption}</h3>
        <table className={className}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <Picture key={column.id} column={column} ids={ids} remove={words.remove} />
              ))}
            </tr>
            <Names columns={columns} />
          </thead>
          <Rows rows={rows} {...shown} />
          {rows.length + further.length === 0 && (
            <tfoot>
              <tr>
                <td colSpan={columns.length + 1}>{words.same}</td>
              </tr>
            </tfoot>
          )}
        </table>
        {further.length > 0 && (
          <details className={styles.further} open={isOnly}>
            <summary>
              {words.further}
              <Icon name="chevron" />
            </summary>
            <table className={className}>
              <thead>
                <Names columns={columns} />
              </thead>
              <Rows rows={further} {...shown} />
            </table>
          </details>
        )}
      </section>
    </div>
  )
}

function Names({ columns }: { columns: Columns }) {
  return (
    <tr className={styles.names}>
      <td />
      {columns.map(({ id, name, lang, to }) => (
        <th key={id} scope="col">
          <Link lang={lang} to={to} prefetch="intent">
            {name}
          </Link>
        </th>
      ))}
    </tr>
  )
}

function Rows({ rows, columns, words }: Pick<Compared, 'rows' | 'columns' | 'words'>) {
  return (
    <tbody>
      {rows.map(({ label, cells, differs, strong }) => (
        <tr key={label} className={differs ? styles.differs : undefined}>
          <th scope="row">
            {label}
            {differs && <span className="sr">{` (${words.differs})`}</span>}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index]?.id} className={strong ? styles.strong : undefined}>
              <Value cell={cell} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface PictureProps {
  column: Columns[number]
  ids: readonly string[]
  remove: string
}

function Picture({ column: { id, name, lang, place, cover, tab }, ids, remove }: PictureProps) {
  return (
    <td>
      <div className={styles.picture}>
        {cover ? <PictureView picture={cover} sizes="(min-width: 960px) 25vw, 40vw" alt="" priority /> : <Gable />}
        <PictureTab>{tab}</PictureTab>
      </div>
      <p>{place}</p>
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
    </td>
  )
}

type Words = Pick<Compared, 'words'>

function Value({ cell, words }: Words & { cell: Compared['rows'][number]['cells'][number] }) {
  if (cell === 'notStated') return <span className={styles.missing}>{words.unknown}</span>
  if (cell === null) return <NotApplicable word={words.notApplicable} />
  const { value, lang, energyClass } = cell
  if (!energyClass) return <span lang={lang}>{value}</span>
  return (
    <>
      <EnergyClass name={energyClass} />
      <small>{value}</small>
    </>
  )
}

function NotApplicable({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{word}</span>
    </>
  )
}
