import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#app/fields/locale.ts'
import { revealing } from '#app/ui/form/jump-link.tsx'

/**
 * Which language of the texts is chosen, and what makes a link to one that is hidden choose it. Null leaves it to the
 * address, as without scripts.
 */
export function useLanguage(editor: RefObject<HTMLElement>) {
  const [chosen, choose] = useState<Locale | null>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The router does not tell the style sheet what it leads to.
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target?.closest('[id="english"], [data-translation]')) choose('en')
  }, [hash])
  useEffect(() => {
    const element = editor.current
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.id === 'english') return choose('en')
      if (target.checkVisibility()) return
      // Whoever asks wants to move the focus there at once.
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
