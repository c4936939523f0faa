import { useEffect } from 'react'

/** Shuts the open one of the menus of this name when it is left, and on Escape. Without a script they shut each other. */
export function useShutMenus(name: string): void {
  useEffect(() => {
    const open = () => document.querySelector<HTMLDetailsElement>(`details[name="${name}"][open]`)
    const shutWhenLeft = ({ target }: Event) => {
      const menu = open()
      if (menu && !menu.contains(target as Node)) menu.open = false
    }
    const shutOnEscape = ({ key }: KeyboardEvent) => {
      const menu = open()
      if (key !== 'Escape' || !menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', shutWhenLeft)
    document.addEventListener('focusin', shutWhenLeft)
    document.addEventListener('keydown', shutOnEscape)
    return () => {
      document.removeEventListener('pointerdown', shutWhenLeft)
      document.removeEventListener('focusin', shutWhenLeft)
      document.removeEventListener('keydown', shutOnEscape)
    }
  }, [name])
}
