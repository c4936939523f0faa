import { type ReactNode, useRef } from 'react'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import styles from './language-switch.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { useLanguage } from './use-language.ts'

interface BilingualProps {
  /** Null before the first save. */
  english: EnglishState | null
  /** Whether an English text caused the form to be shown again. */
  isAsked?: boolean
  className?: string | undefined
  /** Of the page, in one row with the switch. */
  tabs?: ReactNode
  /** Receives the switch, to be placed where the texts begin. */
  children: (languageSwitch: ReactNode) => ReactNode
}

export function Bilingual({ english, isAsked = false, className, tabs, children }: BilingualProps) {
  const element = useRef<HTMLDivElement>(null)
  const [language, choose] = useLanguage(element)
  const counts = english?.isBegun ? { stale: Object.keys(english.stale).length, missing: english.missing.length } : null
  const languageSwitch = <LanguageSwitch chosen={language} onChoose={choose} counts={counts} />
  // Style sheets read these attributes, with and without scripts.
  return (
    <div
      ref={element}
      className={[className, styles.bilingual].filter(Boolean).join(' ')}
      data-chosen={language ?? undefined}
      data-shows={isAsked ? 'en' : undefined}
      data-begun={english?.isBegun ? '' : undefined}
    >
      {children(
        tabs === undefined ? (
          languageSwitch
        ) : (
          <div className={styles.row}>
            {tabs}
            {languageSwitch}
          </div>
        ),
      )}
    </div>
  )
}
