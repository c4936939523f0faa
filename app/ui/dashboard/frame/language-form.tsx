/** Addresses of the dashboard name no language, so the account stores it. */
import { useLocation } from '@remix-run/react'
import { otherLocale } from '#app/i18n/locale-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import styles from '#app/ui/layout/language-switch.module.css'

/** In characters; the server refuses much longer return paths. */
const longestSearch = 1_500

export function LanguageForm({ className }: { className: string | undefined }) {
  const { t, locale } = useTranslation('site')
  const { pathname, search } = useLocation()
  const other = otherLocale(locale)
  return (
    <form className={className} method="post" action={paths.locale}>
      <input type="hidden" name="redirectTo" value={pathname + (search.length < longestSearch ? search : '')} />
      <button className={styles.button} type="submit" name="language" value={other} lang={other}>
        {t('otherLanguage')}
      </button>
    </form>
  )
}
