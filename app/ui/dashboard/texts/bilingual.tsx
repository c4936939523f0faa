import { useLocation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import type { Locale } from '#app/fields/locale.ts'
import { revealing } from '#app/ui/form/jump-link.tsx'
import styles from './language-switch.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface BilingualProps {
  /** Null before the first save. */
  english: EnglishState | null
  /** Whether an English text caused the form to be shown again. */
  isAsked?: boolean
  /** Of the page, in one row with the switch. */
  tabs?: ReactNode
  /** Receives the switch, to be placed where the texts begin. */
  children: (languageSwitch: ReactNode) => ReactNode
}

export function Bilingual({ english, isAsked = false, tabs, children }: BilingualProps) {
  const element = useRef<HTMLDivElement>(null)
  const [language, choose] = useLanguage(element)
  const counts = english?.isBegun ? { stale: Object.keys(english.stale).length, missing: english.missing.length } : null
  const languageSwitch = <LanguageSwitch chosen={language} onChoose={choose} counts={counts} />
  // Style sheets read these attributes, with and without scripts.
  return (
    <div
      ref={element}
      className={styles.bilingual}
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

/** Null leaves the choice to the address, as without scripts. */
function useLanguage(editor: RefObject<HTMLElement>) {
  const [chosen, choose] = useState<Locale | null>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The router does not update `:target` for the style sheet.
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target?.closest('[id="english"], [data-translation]')) choose('en')
  }, [hash])
  useEffect(() => {
    const element = editor.current
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.id === 'english') return choose('en')
      if (target.checkVisibility()) return
      // The caller moves the focus there immediately.
      flushSync(() => choose(target.closest('[data-translation]') ? 'en' : 'de'))
    }
    element?.addEventListener(revealing, reveal)
    return () => element?.removeEventListener(revealing, reveal)
  }, [editor])
  useEffect(() => {
    if (chosen !== 'en') return
    const folded = editor.current?.querySelectorAll('details') ?? []
    for (const group of folded) if (group.querySelector('[data-translated]')) group.open = true
  }, [editor, chosen])
  return [chosen, choose] as const
}
