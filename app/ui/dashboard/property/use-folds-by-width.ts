import { type RefObject, useEffect } from 'react'

/** Beyond it the groups of a form begin open: `isPhone` for the browser. */
const phone = '(width < 768px)'

/** Which groups are open, by id, for a form that starts again after a save. */
export type Folds = Map<string, boolean>

/** Folds groups, or opens them, when the window turns out narrower or wider than the server thought. */
export function useFoldsByWidth(form: RefObject<HTMLFormElement>, isFolded: boolean, folds: Folds): void {
  useEffect(() => {
    const element = form.current
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.id) folds.set(target.id, target.open)
    }
    element?.addEventListener('toggle', remember, true)
    return () => element?.removeEventListener('toggle', remember, true)
  }, [form, folds])
  useEffect(() => {
    const width = matchMedia(phone)
    const follow = () => {
      const groups = form.current?.querySelectorAll<HTMLDetailsElement>('details[data-unfolds]') ?? []
      for (const group of groups) {
        if (width.matches && group.dataset.unfolds === 'wide') group.open = group.contains(document.activeElement)
        else group.open = true
        // The toggle event comes a task later; a render before it would bring back the old state.
        folds.set(group.id, group.open)
      }
    }
    if (width.matches !== isFolded && folds.size === 0) follow()
    width.addEventListener('change', follow)
    return () => width.removeEventListener('change', follow)
  }, [form, isFolded, folds])
}
