import { Link, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { showKept } from './kept.ts'

/** Scripts add the number of offers. */
export function ShortlistLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('site')
  // Each page has its own stars.
  useLocation()
  useEffect(() => {
    showKept()
    // A page from the browser's back-forward cache shows an old list.
    addEventListener('pageshow', showKept)
  })
  return (
    <Link className={className} to={paths.shortlist}>
      <Icon name="star" />
      <span>{t('nav.shortlist')}</span>
      <b className="num" data-kept />
    </Link>
  )
}
