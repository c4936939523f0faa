import { useEffect } from 'react'

/** Closes the open menu of this name on Escape and when the focus leaves it. */
export function useClosingMenus(name: string): void {
  useEffect(() => {
    const openMenu = () => document.querySelector<HTMLDetailsElement>(`details[name="${name}"][open]`)
    const closeWhenLeft = ({ target }: Event) => {
      const menu = openMenu()
      if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const menu = openMenu()
      if (key !== 'Escape' || !menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeWhenLeft)
    document.addEventListener('focusin', closeWhenLeft)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeWhenLeft)
      document.removeEventListener('focusin', closeWhenLeft)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [name])
}
