import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Points } from '#app/ui/sections/points.tsx'
import { SearchSummary, type ShownSearch } from './search-summary.tsx'
import styles from './sent-subscription.module.css'
import type { NewSubscriptionWords } from './subscription-words.ts'

export function SentSubscription({ words, search }: { words: NewSubscriptionWords; search: ShownSearch }) {
  const { title, lead, nothing, other, back } = words.sent
  return (
    <>
      <div role="status">
        <PageHead title={title} lead={lead} />
      </div>
      <div className={`grid ${styles.body}`}>
        <section className={styles.steps} aria-labelledby="ablauf">
          <h2 className="sr" id="ablauf">
            {words.how.title}
          </h2>
          <Points points={words.how.steps} numbered />
          <p className={styles.nothing}>{nothing}</p>
          <p className={styles.ways}>
            <ArrowLink to={`${subscriptionPaths.new}?${search.query}`}>{other}</ArrowLink>
            <ArrowLink to={search.list}>{back}</ArrowLink>
          </p>
        </section>
        <div className={styles.search}>
          <SearchSummary search={{ ...search, show: null }} words={words.search} />
        </div>
      </div>
    </>
  )
}
