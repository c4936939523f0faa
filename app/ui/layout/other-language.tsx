/**
 * Links readers of another language to its version. The line is on every page, so that pages can be cached; a script
 * shows it before the first paint to those whose choice or, without one, whose browser prefers that language.
 */
import { useContext } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chooseLocale } from '#app/ui/consent/locale-mirror.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import { LanguageLink } from './language-switch.tsx'
import styles from './other-language.module.css'

/** An attribute of the document element. */
const mark = 'other'

export function OtherLanguage() {
  const { t, locale } = useTranslation('site')
  const stay = () => {
    chooseLocale(locale)
    delete document.documentElement.dataset[mark]
  }
  return (
    <div className={`screen ${styles.band}`}>
      <p className={`wrap ${styles.line}`}>
        <LanguageLink className={styles.link}>{t('alsoIn')}</LanguageLink>
        <button className={styles.stay} type="button" aria-label={t('nav.close')} onClick={stay}>
          <Icon name="cross" />
        </button>
      </p>
    </div>
  )
}

/** In the browser the script has already run, so only its placeholder is rendered. */
export const OtherLanguageScript = import.meta.env.SSR ? Comparison : () => <script suppressHydrationWarning> </script>

function Comparison() {
  const { locale } = useTranslation('site')
  const { nonce } = useContext(RequestInfo)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with one of our languages
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${compare})("${locale}")` }} />
}

/** Runs in the page. A browser's languages count on German pages only: readers open the others deliberately. */
const compare = `(shown,chosen=/(?:^|-|; )locale=(\\w+)/.exec(document.cookie)?.[1])=>{
if(chosen?chosen!==shown:shown==="de"&&!navigator.language.startsWith("de"))document.documentElement.dataset.${mark}=""}`
