import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#app/fields/locale.ts'
import { revealing } from '#app/ui/form/jump-link.tsx'

/** Null leaves the choice to the address, as without scripts. */
export function useLanguage(editor: RefObject<HTMLElement>) {
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
