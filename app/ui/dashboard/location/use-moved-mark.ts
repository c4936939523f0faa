/** With scripts the mark follows the mouse and the arrow keys. What saves it is the click, or the form. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { locationFields } from '#app/domain/properties/location.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { mapHeight, mapWidth, pointIn } from '#app/maps/view.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import type { ShownPointMap } from './shown-location.ts'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
}

/** In pixels, with and without the shift key. */
const steps = { long: 20, short: 2 }
/** Around the middle of the mark, in pixels. */
const reach = 22

export function useMovedMark({ view, mark: saved }: ShownPointMap, form: RefObject<HTMLFormElement>) {
  const [moved, setMoved] = useState<Pixel | null>(null)
  const isDragged = useRef(false)
  const locale = useLocale()
  const mark = moved ?? saved

  const moveTo = ({ x, y }: Pixel) => {
    const at = { x: Math.max(0, Math.min(mapWidth, x)), y: Math.max(0, Math.min(mapHeight, y)) }
    setMoved(at)
    if (form.current) typeInto(form.current, formatForControls(locationFields, pointIn(view, at), locale))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const from = mark ?? { x: mapWidth / 2, y: mapHeight / 2 }
    const step = event.shiftKey ? steps.long : steps.short
    moveTo({ x: from.x + direction[0] * step, y: from.y + direction[1] * step })
  }

  const onPointerDown = ({ nativeEvent: { offsetX, offsetY, pointerType } }: PointerEvent) => {
    // A finger scrolls the page.
    isDragged.current =
      pointerType !== 'touch' && mark !== null && Math.hypot(offsetX - mark.x, offsetY - mark.y + reach) < reach
  }

  const onPointerMove = ({ nativeEvent: { offsetX, offsetY, buttons } }: PointerEvent) => {
    if (isDragged.current && buttons > 0) setMoved({ x: offsetX, y: offsetY })
  }

  return { mark, handlers: { onKeyDown, onPointerDown, onPointerMove } }
}

function typeInto(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    control.value = text
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
