import { useLocation } from '@remix-run/react'
import type { Locale } from '#app/fields/field.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { rememberLocale } from '#app/ui/consent/locale-mirror.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './language-switch.module.css'

export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const { pathname, search } = useLocation()
  const other: Locale = useLocale() === 'de' ? 'en' : 'de'
  return (
    <form className={className} method="post" action={paths.locale} onSubmit={() => rememberLocale(other)}>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button className={styles.button} type="submit" lang={other}>
        {t('otherLanguage')}
      </button>
    </form>
  )
}
