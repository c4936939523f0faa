import type { MouseEvent } from 'react'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './language-switch.module.css'

const languages = [
  { locale: 'de', id: 'german', name: 'Deutsch' },
  { locale: 'en', id: 'english', name: 'English' },
] as const

interface LanguageSwitchProps {
  /** Chosen by script; null leaves it to the address. */
  chosen: Locale | null
  onChoose: (locale: Locale) => void
  /** Of English texts; null while none has been written. */
  counts: { stale: number; missing: number } | null
}

/** Links to anchors that the style sheet reads: both languages are in the form, so nothing typed is lost. */
export function LanguageSwitch({ chosen, onChoose, counts }: LanguageSwitchProps) {
  const { t } = useTranslation('dashboard')
  const choose = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The router would treat another hash as a navigation and forget the answer to the posted form.
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
