import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { Picture } from '#app/domain/picture.ts'

interface Pressed {
  key: string | undefined
  /** Finds the card of a turned picture, which has a new key. */
  index: number
  name: string
  value: string
}

/**
 * Keeps the focus on the pressed button when its picture moves; if that button is gone or disabled, focuses another one
 * of the picture or the next picture. Returns the click handler for the list.
 */
export function useKeptFocus(list: RefObject<HTMLElement>, pictures: readonly Picture[]) {
  const pressed = useRef<Pressed | null>(null)
  const order = pictures.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect waits for a change of the order
  useEffect(() => {
    if (!pressed.current || !list.current) return
    const { key, index, name, value } = pressed.current
    pressed.current = null
    const cards = [...list.current.children]
    const card =
      cards.find((each) => each instanceof HTMLElement && each.dataset.key === key) ??
      cards.at(Math.min(index, cards.length - 1))
    const buttons = [...(card?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
    const sameName = buttons.filter((each) => each.name === name)
    const button = sameName.find((each) => each.value === value) ?? sameName[0] ?? buttons[0]
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }, [list, order])

  return ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('fieldset :is(button, a)') : null
    const card = button?.closest<HTMLElement>('[data-key]')
    if (!button || !card) return
    const index = [...(list.current?.children ?? [])].indexOf(card)
    const { name = '', value = '' } = button instanceof HTMLButtonElement ? button : {}
    pressed.current = { key: card.dataset.key, index, name, value }
  }
}
