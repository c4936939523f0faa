import { useLocation, useRouteError } from '@remix-run/react'
import { localPath, otherLocale } from '#app/i18n/locale-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { hasSteps } from '#app/paths/public.ts'
import { chooseLocale } from '#app/ui/consent/locale-mirror.tsx'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import styles from './language-switch.module.css'

export const stepsFormId = 'steps'

export function LanguageSwitch({ className }: { className?: string }) {
  const { t, locale } = useTranslation('site')
  const { pathname } = useLocation()
  const isForm = hasSteps(pathname)
  const hasError = Boolean(useRouteError())
  const other = otherLocale(locale)
  return (
    <div className={className}>
      {isForm && !hasError ? (
        <>
          {/* Posts the step and what was typed in it. Enter must still press the step's own button. */}
          <EnterKey form={stepsFormId} />
          <button
            className={styles.button}
            type="submit"
            name="language"
            value={other}
            lang={other}
            form={stepsFormId}
            formAction={localPath(pathname, other)}
          >
            {t('otherLanguage')}
          </button>
        </>
      ) : (
        <LanguageLink className={styles.button}>{t('otherLanguage')}</LanguageLink>
      )}
    </div>
  )
}

/** Scripts store the choice; without them the server does. */
export function LanguageLink({ className, children }: { className: string | undefined; children: string }) {
  const { locale } = useTranslation('site')
  const { pathname, search } = useLocation()
  const other = otherLocale(locale)
  return (
    <a
      className={className}
      href={localPath(pathname, other) + search}
      hrefLang={other}
      lang={other}
      onClick={() => chooseLocale(other)}
    >
      {children}
    </a>
  )
}
