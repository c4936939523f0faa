import { Link, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { showKept } from './kept.ts'

/** With scripts it says how many are on the list. */
export function ShortlistLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('site')
  // Each page has stars of its own.
  useLocation()
  useEffect(() => {
    showKept()
    // A page that the browser had kept for the way back shows what was on the list then.
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
