import { Form } from '@remix-run/react'
import { writtenIds } from '#app/domain/offers/shortlist.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import type { GoneWords } from '#app/words/shortlist/gone-words.server.ts'
import styles from './gone-offers.module.css'

interface GoneOffersProps {
  /** All ids of the list. */
  ids: readonly string[]
  gone: readonly GoneWords[]
  title: string
}

export function GoneOffers({ ids, gone, title }: GoneOffersProps) {
  if (gone.length === 0) return null
  return (
    <ul className={styles.list} aria-label={title}>
      {gone.map(({ ids: gone, title, lang, text, link, remove }) => (
        <li key={writtenIds(gone)} className={styles.entry}>
          <svg viewBox="0 0 120 80" aria-hidden="true">
            <path d="M8 78V40h14V30h12V20h12V10h28v10h12v10h12v10h14v38z" />
          </svg>
          <h2 className="title-4" lang={lang}>
            {title}
          </h2>
          <p>{text}</p>
          <div className={styles.acts}>
            <ArrowLink to={link.to}>{link.text}</ArrowLink>
            <Form method="post" action={paths.shortlist} preventScrollReset>
              <input type="hidden" name="list" value={writtenIds(ids)} />
              <input type="hidden" name="propertyId" value={writtenIds(gone)} />
              <button className={styles.remove} type="submit" name="next" value="remove">
                {remove}
                <span className="sr" lang={lang}>
                  {' '}
                  {title}
                </span>
              </button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
