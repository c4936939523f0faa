import { useHref } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { FilterNotices } from '#app/ui/offers/filter-notices.tsx'
import { FilterRows } from '#app/ui/offers/filter-rows.tsx'
import { useSearchWords } from '#app/ui/offers/use-search-words.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import type { Notice } from '#app/words/filter-notices.server.ts'
import styles from './manage-subscription.module.css'
import { SearchSummary, type ShownSearch } from './search-summary.tsx'
import type { SubscriptionWords } from './subscription-words.ts'

type Bar = Pick<ComponentProps<typeof FilterRows>, 'filters' | 'fields' | 'places' | 'counts'> & { total: number }

interface ManageSubscriptionProps {
  token: string
  state: 'running' | 'paused' | 'asked'
  words: SubscriptionWords
  search: ShownSearch
  bar: Bar
  /** A change that was not understood. */
  refused: { bar: Bar; notices: Notice[] } | null
}

export function ManageSubscription({ token, state, words, search, bar, refused }: ManageSubscriptionProps) {
  const { manage } = words
  const page = subscriptionPaths.page(token)
  const lead = { running: manage.lead, paused: manage.paused, asked: manage.asked }[state]
  return (
    <>
      <PageHead title={manage.title} lead={lead}>
        {state === 'asked' && (
          <Act to={page} next="keep">
            <Button type="submit">{manage.keep}</Button>
          </Act>
        )}
      </PageHead>
      <div className={`grid ${styles.body}`}>
        <div className={styles.search}>
          <SearchSummary search={search} words={words.search} isSecret />
        </div>
        <section className={styles.stop} aria-labelledby="beenden">
          <h2 className="title-3" id="beenden">
            {manage.stopTitle}
          </h2>
          <p>{manage.stopText}</p>
          <div className={styles.acts}>
            <Act to={subscriptionPaths.pause(token)} next={state === 'paused' ? 'resume' : 'pause'}>
              <Button type="submit" variant={state === 'paused' ? 'primary' : 'quiet'}>
                {state === 'paused' ? manage.resume : manage.pause}
              </Button>
            </Act>
            <Act to={subscriptionPaths.end(token)} next="end">
              <Button type="submit" variant="danger">
                {manage.end}
              </Button>
            </Act>
          </div>
        </section>
      </div>
      <section className={styles.change} aria-labelledby="aendern">
        <h2 className="title-3" id="aendern">
          {manage.changeTitle}
        </h2>
        <p>{manage.changeText}</p>
        {refused && (
          // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to what is wrong
          <div className={styles.refused} role="alert" tabIndex={-1} autoFocus>
            <h3>{manage.notSaved}</h3>
            <FilterNotices notices={refused.notices} />
          </div>
        )}
        <ChangeForm to={page} button={manage.change} notices={refused?.notices ?? []} {...(refused?.bar ?? bar)} />
      </section>
    </>
  )
}

function Act({ to, next, children }: { to: string; next: string; children: ReactNode }) {
  return (
    <form method="post" action={useHref(to)}>
      <input type="hidden" name="next" value={next} />
      {children}
    </form>
  )
}

function ChangeForm({ to, button, notices, total, ...bar }: Bar & { to: string; button: string; notices: Notice[] }) {
  const { t } = useTranslation('site')
  const { marketType } = bar.filters
  const { onChange, ...words } = useSearchWords({ total, marketType, apply: t('offers.apply') })
  return (
    <form className={styles.form} method="post" action={useHref(to)} onChange={onChange} autoComplete="off" noValidate>
      <FilterRows {...bar} notices={notices} words={words} />
      <Button type="submit">{button}</Button>
    </form>
  )
}
