/** With scripts the mark can be dragged and moved by arrow keys. Releasing it saves like a click. */
import { useSubmit } from '@remix-run/react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { locationFields } from '#app/domain/properties/location.ts'
import { formatNumber } from '#app/fields/format.ts'
import { keysOf, mapNames } from '#app/fields/typed-objects.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { mapHeight, mapWidth, pointIn } from '#app/maps/view.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { pointName, type ShownPointMap } from './shown-location.ts'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
}

/** In pixels, with and without the shift key. */
const steps = { long: 20, short: 2 }
/** In pixels; a smaller movement is a click. */
const clickTolerance = 4

type Texts = Readonly<Record<string, string>>

export function useMovedMark({ view, mark: saved }: ShownPointMap, form: RefObject<HTMLFormElement>) {
  const [moved, setMoved] = useState<Pixel | null>(null)
  /** Positions when the pointer was pressed. */
  const grip = useRef<{ pointer: Pixel; mark: Pixel } | null>(null)
  const pressed = useRef<Pixel | null>(null)
  /** The fields before the keys moved the mark. */
  const before = useRef<Texts | null>(null)
  const locale = useLocale()
  const submit = useSubmit()
  const mark = moved ?? saved

  const putBack = () => {
    grip.current = null
    setMoved(null)
    if (form.current && before.current) fillControls(form.current, before.current)
    before.current = null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') putBack()
    const direction = directions[event.key]
    if (!direction || !form.current) return
    event.preventDefault()
    const start = mark ?? { x: mapWidth / 2, y: mapHeight / 2 }
    const step = event.shiftKey ? steps.long : steps.short
    const next = clampToMap({ x: start.x + direction[0] * step, y: start.y + direction[1] * step })
    before.current ??= readTexts(form.current)
    setMoved(next)
    const point = pointIn(view, next)
    const texts = mapNames(keysOf(locationFields), (name) =>
      // Not formatForControls(), which the browser needs nowhere else.
      formatNumber(point[name], locale, { maximumFractionDigits: locationFields[name].places }),
    )
    fillControls(form.current, texts)
  }

  const map = {
    onKeyDown,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = positionOf(event)
    },
    // A dragged map also fires a click, which must not set the point.
    onClick: (event: MouseEvent) => {
      if (event.detail > 0 && pressed.current && pixelDistance(pressed.current, positionOf(event)) > clickTolerance)
        event.preventDefault()
      pressed.current = null
    },
  }

  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !mark) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      // The map listens for Escape.
      findMap(form.current)?.focus({ preventScroll: true })
      grip.current = { pointer: positionOf(event), mark }
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current) setMoved(moveMark(grip.current, positionOf(event)))
    },
    onPointerUp: (event: PointerEvent) => {
      const held = grip.current
      grip.current = null
      if (!held || !form.current || pixelDistance(held.pointer, positionOf(event)) <= clickTolerance) return
      const { x, y } = moveMark(held, positionOf(event))
      const click = new FormData(form.current)
      // The upper left corner means that no click happened.
      click.set(`${pointName}.x`, String(Math.max(1, Math.round(x))))
      click.set(`${pointName}.y`, String(Math.max(1, Math.round(y))))
      // The router takes a whole address for a path below the present one.
      const { pathname, search } = new URL(form.current.action)
      submit(click, { method: 'post', action: pathname + search, preventScrollReset: true })
    },
    onPointerCancel: putBack,
  }

  return { mark, map, handle }
}

function positionOf({ clientX, clientY }: MouseEvent): Pixel {
  return { x: clientX, y: clientY }
}

function pixelDistance(from: Pixel, to: Pixel): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function moveMark({ pointer, mark }: { pointer: Pixel; mark: Pixel }, now: Pixel): Pixel {
  return clampToMap({ x: mark.x + now.x - pointer.x, y: mark.y + now.y - pointer.y })
}

function clampToMap({ x, y }: Pixel): Pixel {
  return { x: Math.max(0, Math.min(mapWidth, x)), y: Math.max(0, Math.min(mapHeight, y)) }
}

/** An `<input type="image">` is not among the elements of its form. */
function findMap(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`#${pointName}`) ?? null
}

function readTexts(form: HTMLFormElement): Texts {
  const typed = new FormData(form)
  return Object.fromEntries(keysOf(locationFields).map((name) => [name, String(typed.get(name) ?? '')]))
}

function fillControls(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    control.value = text
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
