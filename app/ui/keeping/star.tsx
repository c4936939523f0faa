/**
 * An ordinary post that adds to the visitor's list: the page is the same for everyone and cannot show what is on it. A
 * script shows that, and adds or removes without leaving the page.
 */
import { useHref } from '@remix-run/react'
import { starId } from '#app/domain/offers/shortlist.ts'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { pressStar } from './kept.ts'
import styles from './star.module.css'

interface StarProps {
  id: string
  /** Names the property on a tile, where the star has no text. */
  name?: string
  lang?: Locale | undefined
}

export function Star({ id, name, lang }: StarProps) {
  const { t } = useTranslation('site')
  return (
    <form className={name ? `screen ${styles.corner}` : 'screen'} method="post" action={useHref(paths.shortlist)}>
      <input type="hidden" name="next" value="star" />
      <button
        id={starId(id)}
        className={styles.star}
        type="submit"
        name="propertyId"
        value={id}
        onClick={pressStar}
        data-kept
      >
        <Icon name="star" />
        <span className={name && 'sr'}>
          {t('keep')} {name && <span lang={lang}>{name}</span>}
        </span>
      </button>
    </form>
  )
}
