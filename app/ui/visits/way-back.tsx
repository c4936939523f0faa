/** In its own file, so that only visitors who come from a search load it. */
import { Link, useNavigate } from '@remix-run/react'
import { type MouseEvent, useState } from 'react'
import { formatNumber } from '#app/fields/format.ts'
import { wayBack as german } from '#app/i18n/locales/de/offers/way-back.ts'
import { wayBack as english } from '#app/i18n/locales/en/offers/way-back.ts'
import { paths } from '#app/paths/public.ts'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import type { Way } from './way.ts'
import styles from './way-back.module.css'

export function WayBack({ id, ...way }: Way & { id: string }) {
  const { list, total, start, ids } = way
  const locale = useLocale()
  const words = { de: german, en: english }[locale]
  const navigate = useNavigate()
  const [at] = useState(() => way.at ?? entryIndex() - 1)
  const place = ids.indexOf(id)
  const formatted = formatNumber(total, locale)
  /** To the list as it was left, if the history still has it. */
  const goBack = (event: MouseEvent) => {
    const steps = at - entryIndex()
    if (!(steps < 0) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(steps)
  }
  const step = (to: number, icon: IconName, offer: string, page: string) => {
    const beside = ids[to]
    const isInList = start + to >= 0 && start + to < total
    if (!beside && !isInList) return <span className={styles.end} />
    const name = beside ? offer : page
    return (
      <Link
        to={beside ? paths.offer(beside) : pageOfList(list, to < 0 ? -1 : 1)}
        state={beside ? { ...way, at } : undefined}
        prefetch="intent"
        title={name}
        aria-label={name}
      >
        <Icon name={icon} />
      </Link>
    )
  }
  return (
    <nav className={styles.way} aria-label={words.label}>
      <Link to={list} onClick={goBack}>
        <Icon name="arrowBack" />
        {words[total === 1 ? 'back_one' : 'back_other'].replace('{{formatted}}', formatted)}
      </Link>
      {place >= 0 && total > 1 && (
        <div className={`num ${styles.steps}`}>
          {step(place - 1, 'arrowBack', words.previous, words.previousPage)}
          <span className={styles.place}>
            {words.place
              .replace('{{number}}', formatNumber(start + place + 1, locale))
              .replace('{{formatted}}', formatted)}
          </span>
          {step(place + 1, 'arrow', words.next, words.nextPage)}
        </div>
      )}
    </nav>
  )
}

/** Its place in the history. Remix's own number starts again after a jump within the page: NaN at first, then too low. */
function entryIndex(): number {
  return window.navigation?.currentEntry?.index ?? window.history.state?.idx ?? Number.NaN
}

/** The page of a list before (-1) or after (1) another. */
function pageOfList(list: string, step: number): string {
  const { pathname, searchParams } = new URL(list, location.origin)
  const page = Number(searchParams.get('page') ?? 1) + step
  if (page > 1) searchParams.set('page', String(page))
  else searchParams.delete('page')
  const search = searchParams.toString()
  return search ? `${pathname}?${search}` : pathname
}
