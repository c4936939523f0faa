import { useEffect } from 'react'

/** Closes the open menu of this name on Escape and when it is left; without JavaScript, opening one closes another. */
export function useShutMenus(name: string): void {
  useEffect(() => {
    const open = () => document.querySelector<HTMLDetailsElement>(`details[name="${name}"][open]`)
    const shutWhenLeft = ({ target }: Event) => {
      const menu = open()
      if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
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
