/** A button, because mail programs open links but do not press buttons. */
import { useHref } from '@remix-run/react'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import styles from './confirm-subscription.module.css'
import { SearchSummary, type ShownSearch } from './search-summary.tsx'
import type { SubscriptionWords } from './subscription-words.ts'

interface ConfirmSubscriptionProps {
  token: string
  words: SubscriptionWords
  search: ShownSearch
}

export function ConfirmSubscription({ token, words, search }: ConfirmSubscriptionProps) {
  const { title, lead, button, not } = words.confirm
  return (
    <>
      <PageHead title={title} lead={lead}>
        <form method="post" action={useHref(subscriptionPaths.confirmation(token))}>
          <Button type="submit">{button}</Button>
        </form>
      </PageHead>
      <div className={styles.body}>
        <SearchSummary search={search} words={words.search} isSecret />
        <p className={styles.not}>{not}</p>
      </div>
    </>
  )
}
