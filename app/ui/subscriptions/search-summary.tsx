import { ArrowLink } from '#app/ui/parts/button.tsx'
import styles from './search-summary.module.css'

export interface ShownSearch {
  query: string
  words: string
  now: string
  list: string
  show: string | null
}

interface SearchSummaryProps {
  search: ShownSearch
  words: { readonly title: string; readonly change: string }
  /** Whether the search is changed on the list. */
  canChange?: boolean
  /** The page's address is a secret that scripts of the next page must not find in the history. */
  isSecret?: boolean
}

export function SearchSummary({ search, words, canChange = false, isSecret = false }: SearchSummaryProps) {
  const { now, list, show } = search
  return (
    <section aria-labelledby="gesucht">
      <h2 className={styles.title} id="gesucht">
        {words.title}
      </h2>
      <p className={`num ${styles.search}`}>{search.words}</p>
      <p className={`num ${styles.now}`}>{now}</p>
      <p>
        {canChange && <ArrowLink to={list}>{words.change}</ArrowLink>}
        {!canChange && show && (
          <ArrowLink to={list} reloadDocument={isSecret}>
            {show}
          </ArrowLink>
        )}
      </p>
    </section>
  )
}
