/**
 * Moves a map by drag, wheel, pinch, double click and double tap; loaded when a pointer first comes near. The map
 * follows the hand as a picture and then goes, like its buttons, to the nearest view of the grid.
 *
 * One finger scrolls the page up and down as everywhere (`touch-action: pan-y` in map-figure.module.css), because a map
 * fills most of a telephone's window; moved sideways, or with two fingers, it moves the map. A wheel zooms only after
 * the pointer has moved on the map, so that a page that scrolls past below a resting pointer scrolls on.
 */
import type { NavigateFunction } from '@remix-run/react'
import {
  drawn,
  type Hold,
  holdBetween,
  holdSince,
  keepMark,
  nameOf,
  scaleHold,
  shiftHold,
  untouched,
  viewHeld,
  viewIn,
} from '#app/maps/moved-view.ts'

interface Position {
  x: number
  y: number
}

const prepared = new WeakSet<HTMLElement>()

/** In CSS pixels. */
const clickSlack = 5
const tapSlack = 30
/** In milliseconds. */
const doubleTapTime = 350
const longestWait = 5_000
const restingTime = 150
/** Less than a notch of a mouse's wheel, more than a stray touch of a trackpad. */
const wheelNotch = 40

/** @param map the map's window. One without links to other views stays still. */
export function moveByHand(map: HTMLElement, navigate: NavigateFunction): void {
  const base = map.querySelector('use')
  const linksToViews = () => [...map.querySelectorAll<HTMLAnchorElement>('a[rel="nofollow"]')]
  if (!base || prepared.has(map) || linksToViews().length === 0) return
  prepared.add(map)

  const layers = [...map.querySelectorAll<SVGSVGElement>(':scope > svg:not([aria-hidden])')]
  const fingers = new Map<number, Position>()
  let hold = untouched
  let settled = untouched
  let isMoved = false
  let isAimed = false
  let turned = 0
  let lastTap = { x: 0, y: 0, time: 0 }
  let waiting: ReturnType<typeof setTimeout> | undefined

  function viewOfMap() {
    return viewIn(base?.getAttribute('href') ?? '')
  }

  /** A button that changes the zoom by this; without one the map ends there. */
  function linkTo(step: number): HTMLAnchorElement | undefined {
    return linksToViews().find(({ href }) => viewIn(href).zoom === viewOfMap().zoom + step)
  }

  /** CSS pixels of one pixel of the map. */
  function pixelSize(): number {
    return Math.max((layers[0]?.clientWidth ?? 0) / drawn.width, (layers[0]?.clientHeight ?? 0) / drawn.height) || 1
  }

  function fromMiddle({ x, y }: Position): Position {
    const { left, top, width } = map.getBoundingClientRect()
    // Narrow windows have the controls below the map.
    const middle = top + Number.parseFloat(layers[0] ? getComputedStyle(layers[0]).top : '0')
    return { x: (x - left - width / 2) / pixelSize(), y: (y - middle) / pixelSize() }
  }

  function show(next: Hold, isSmooth = false): void {
    hold = next
    const [x, y] = [hold.x * pixelSize(), hold.y * pixelSize()]
    for (const { style } of layers) {
      style.transition = isSmooth ? 'transform 0.2s' : ''
      style.transform = `translate(${x}px, ${y}px) scale(${hold.scale}) translateY(-50%)`
    }
  }

  function settle(): void {
    const from = viewOfMap()
    const views = [viewHeld(from, keepShown(hold)), viewHeld(from, keepShown({ ...hold, scale: 1 }))]
    const to = views.find(({ zoom }) => linkTo(zoom - from.zoom)) ?? from
    settled = holdBetween(from, to)
    show(settled, true)
    const name = nameOf(to)
    const link = linkTo(to.zoom - from.zoom)
    if (!link || name === nameOf(from)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => show(untouched), longestWait)
    const { search, hash } = new URL(link.href)
    navigate(search.replace(/karte=[\d-]+/, `karte=${name}`) + hash, { replace: true, preventScrollReset: true })
  }

  /** A list may be moved away from; an offer's map always shows the offer. */
  function keepShown(held: Hold): Hold {
    if (layers.length > 1) return held
    const [, x, y] =
      /\(([\d.-]{1,20}) ([\d.-]{1,20})\)/.exec(layers[0]?.querySelector('g')?.getAttribute('transform') ?? '') ?? []
    if (!x || !y) return held
    return keepMark(held, { x: Number(x) - drawn.width / 2, y: Number(y) - drawn.height / 2 })
  }

  function zoomAt(position: Position, factor: number): void {
    show(scaleHold(hold, factor, fromMiddle(position)))
    settle()
  }

  function move(event: PointerEvent) {
    const { pointerId, clientX: x, clientY: y, buttons } = event
    if (event.movementX || event.movementY) isAimed = true
    if (buttons !== 1) return
    const before = fingers.get(pointerId)
    // The first touch began before this module was here.
    if (!before) return grab(event)
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    if (!isMoved && !other && Math.hypot(x - before.x, y - before.y) < clickSlack) return
    if (!isMoved) map.setPointerCapture(pointerId)
    isMoved = true
    fingers.set(pointerId, { x, y })
    const [right, down] = [(x - before.x) / pixelSize(), (y - before.y) / pixelSize()]
    if (!other) return show(shiftHold(hold, right, down))
    const apart = (finger: Position) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
    const middle = fromMiddle({ x: (x + other.x) / 2, y: (y + other.y) / 2 })
    show(scaleHold(shiftHold(hold, right / 2, down / 2), apart({ x, y }) / apart(before), middle))
  }

  function grab(event: PointerEvent): void {
    if (fingers.size === 0) isMoved = false
    if (event.buttons !== 1 || (event.target as Element).closest('ul, [data-tile]') || fingers.size > 1) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function release(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (event.type === 'pointercancel') show(settled, true)
    else if (isMoved) settle()
    else tap(event)
  }

  function tap(event: PointerEvent): void {
    const here = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    const isSecond =
      here.time - lastTap.time < doubleTapTime && Math.hypot(here.x - lastTap.x, here.y - lastTap.y) < tapSlack
    lastTap = isSecond ? { ...here, time: 0 } : here
    if (isSecond && !(event.target as Element).closest('a')) zoomAt(here, 2)
  }

  function turn(event: WheelEvent): void {
    if (!isAimed && !event.ctrlKey) return
    // Where the map ends, the page scrolls on.
    if (!linkTo(event.deltaY < 0 ? 1 : -1)) return
    event.preventDefault()
    turned += event.deltaY
    if (Math.abs(turned) < (event.deltaMode ? 1 : wheelNotch) || settled.scale !== 1) return
    zoomAt({ x: event.clientX, y: event.clientY }, turned < 0 ? 2 : 0.5)
    turned = 0
  }

  map.style.userSelect = 'none'
  // From where they are centred: see map-figure.module.css.
  for (const { style } of layers) style.transformOrigin = '50% 0'
  map.addEventListener('pointerdown', grab)
  map.addEventListener('pointermove', move)
  map.addEventListener('pointerup', release)
  map.addEventListener('pointercancel', release)
  map.addEventListener('wheel', turn, { passive: false })
  map.addEventListener('dragstart', (event) => event.preventDefault())
  // The end of a drag is no click on the flag below it.
  map.addEventListener(
    'click',
    (event) => {
      // A key clicks without a count.
      if (!isMoved || event.detail === 0) return
      isMoved = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  addEventListener('scroll', () => (isAimed = false), { passive: true })
  const before = scrollY
  setTimeout(() => (isAimed ||= scrollY === before), restingTime)
  new MutationObserver(() => {
    clearTimeout(waiting)
    show(fingers.size > 0 ? holdSince(hold, settled) : untouched)
    settled = untouched
  }).observe(base, { attributeFilter: ['href'] })
}
