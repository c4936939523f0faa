import type { MouseEvent } from 'react'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './language-switch.module.css'

const languages = [
  { locale: 'de', id: 'german', name: 'Deutsch' },
  { locale: 'en', id: 'english', name: 'English' },
] as const

interface LanguageSwitchProps {
  /** Chosen by script; without one the address says it. */
  chosen: Locale | null
  onChoose: (locale: Locale) => void
  /** Of English texts; nothing is said while none has been written. */
  counts: { stale: number; missing: number } | null
}

/** Links to the anchors that the style sheet follows: both languages are in the form, so nothing that is typed is lost. */
export function LanguageSwitch({ chosen, onChoose, counts }: LanguageSwitchProps) {
  const { t } = useTranslation('dashboard')
  const choose = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The router would take another hash for a navigation, and forget the answer to the posted form.
    event.preventDefault()
    onChoose(locale)
  }
  const said = (['stale', 'missing'] as const).flatMap((state) => {
    const count = counts?.[state] ?? 0
    return count > 0 ? t(`texts.count.${state}`, { count }) : []
  })
  return (
    <nav className={styles.languages} aria-label={t('texts.languages')}>
      <ul>
        {languages.map(({ locale, id, name }) => (
          <li key={id} id={id}>
            <a
              href={`#${id}`}
              data-language={locale}
              aria-current={chosen === locale ? 'true' : undefined}
              onClick={(event) => choose(event, locale)}
            >
              <span lang={locale}>{name}</span>
              {locale === 'en' && said.length > 0 ? <small> {said.join(', ')}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
