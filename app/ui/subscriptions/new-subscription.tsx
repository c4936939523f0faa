import { FilterNotices } from '#app/ui/offers/filter-notices.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Points } from '#app/ui/sections/points.tsx'
import type { Notice } from '#app/words/filter-notices.server.ts'
import styles from './new-subscription.module.css'
import { SearchSummary, type ShownSearch } from './search-summary.tsx'
import { type SubscriptionAnswer, SubscriptionForm } from './subscription-form.tsx'
import type { NewSubscriptionWords } from './subscription-words.ts'

interface NewSubscriptionProps {
  words: NewSubscriptionWords
  search: ShownSearch
  notices: Notice[]
  answer: SubscriptionAnswer | undefined
}

export function NewSubscription({ words, search, notices, answer }: NewSubscriptionProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <FilterNotices notices={notices} />
      <div className={`grid ${styles.body}`}>
        <div className={styles.search}>
          <SearchSummary search={search} words={words.search} canChange />
        </div>
        <div className={styles.form}>
          <SubscriptionForm words={words.form} query={search.query} answer={answer} />
        </div>
      </div>
      <section className={styles.steps} aria-labelledby="ablauf">
        <h2 className="title-3" id="ablauf">
          {words.how.title}
        </h2>
        <Points points={words.how.steps} columns={3} />
      </section>
    </>
  )
}
