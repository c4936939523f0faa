/** A quiet line for whoever reads another language than the page's: a shared link shows its own. Only scripts know. */
import { useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chooseLocale, prefersOther } from '#app/ui/consent/locale-mirror.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { LanguageLink } from './language-switch.tsx'
import styles from './other-language.module.css'

export function OtherLanguage() {
  const { t, locale } = useTranslation('site')
  const [isOffered, offer] = useState(false)
  useEffect(() => offer(prefersOther(locale)), [locale])
  const stay = () => {
    chooseLocale(locale)
    offer(false)
  }
  return isOffered ? (
    <p className={`screen ${styles.line}`}>
      <LanguageLink className={styles.link}>{t('alsoIn')}</LanguageLink>
      <button className={styles.stay} type="button" aria-label={t('nav.close')} onClick={stay}>
        <Icon name="cross" />
      </button>
    </p>
  ) : null
}
