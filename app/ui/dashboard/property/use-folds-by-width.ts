import { type RefObject, useEffect } from 'react'

/** Beyond it the groups of a form begin open: `isPhone` for the browser. */
const phone = '(width < 768px)'

/** Folds groups, or opens them, when the window turns out narrower or wider than the server thought. */
export function useFoldsByWidth(form: RefObject<HTMLFormElement>, isFolded: boolean): void {
  useEffect(() => {
    const width = matchMedia(phone)
    const follow = () => {
      const groups = form.current?.querySelectorAll<HTMLDetailsElement>('details[data-unfolds]') ?? []
      for (const group of groups) {
        if (width.matches && group.dataset.unfolds === 'wide') group.open = group.contains(document.activeElement)
        else group.open = true
      }
    }
    if (width.matches !== isFolded) follow()
    width.addEventListener('change', follow)
    return () => width.removeEventListener('change', follow)
  }, [form, isFolded])
}
