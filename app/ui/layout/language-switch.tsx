import { useLocation, useRouteError } from '@remix-run/react'
import type { Locale } from '#app/fields/field.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { rememberLocale } from '#app/ui/consent/locale-mirror.tsx'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { valuationFormId } from '#app/ui/valuation/valuation-words.ts'
import styles from './language-switch.module.css'

/** In characters; addresses that lead back are not taken if they are much longer. */
const longestSearch = 1_500

export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const { pathname, search } = useLocation()
  const other: Locale = useLocale() === 'de' ? 'en' : 'de'
  const hasError = Boolean(useRouteError())
  const button = { className: styles.button, type: 'submit', name: 'language', value: other, lang: other } as const
  // Posts the step, so that what was typed there comes along. Enter must still press its own button.
  if (pathname === paths.valuation && !hasError)
    return (
      <div className={className}>
        <EnterKey form={valuationFormId} />
        <button {...button} form={valuationFormId} formAction={paths.locale}>
          {t('otherLanguage')}
        </button>
      </div>
    )
  return (
    <form className={className} method="post" action={paths.locale} onSubmit={() => rememberLocale(other)}>
      <input type="hidden" name="redirectTo" value={pathname + (search.length < longestSearch ? search : '')} />
      <button {...button}>{t('otherLanguage')}</button>
    </form>
  )
}
