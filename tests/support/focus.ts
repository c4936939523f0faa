/** Goes through a page by keyboard and tells of each stop what a person at the screen would see. */
import type { Page } from '@playwright/test'

export interface FocusStop {
  /** The element in words, for the message of a failing test. */
  name: string
  /** In CSS pixels from the top left corner of the document, with every strip of it scrolled back to its start. */
  box: { left: number; top: number; right: number; bottom: number }
  /** The best contrast of anything that the focus changes with the ground behind it; 0 when nothing changes. */
  contrast: number
  /** No part of it can be seen: it lies under something else, or outside the window. */
  isHidden: boolean
  /** It hangs in the window and not at a place of the page. */
  isAfloat: boolean
}

/** All stops of the tab key from the start of the page until the focus leaves it. */
export async function focusStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusStop)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('The focus does not leave the page.')
}

/** Runs in the page, so it must hold everything it needs. */
function focusStop(): FocusStop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const box = element.getBoundingClientRect()
  const around = [element, element.parentElement, element.closest('label, article, li')].filter((one) => one !== null)

  const look = () =>
    around.map((one) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderBottomWidth, borderBottomColor } =
        getComputedStyle(one)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const hasBorder = Number.parseFloat(borderBottomWidth) >= 1
      return [hasOutline ? outlineColor : '', boxShadow === 'none' ? '' : boxShadow, hasBorder ? borderBottomColor : '']
    })
  const focused = look()
  const isHidden = !pointsOf(box).some(([x, y]) => isAt(x, y))
  element.blur()
  const changed = focused.flatMap((colors, index) => colors.filter((color, part) => color !== look()[index]?.[part]))
  element.focus({ preventScroll: true })

  const { across, down } = scrolledBy(element.parentElement)
  const ground = groundOf(element.parentElement)
  return {
    name: `${element.tagName.toLowerCase()} „${(element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 40)}“ ${element.getAttribute('name') ?? element.getAttribute('href') ?? ''}`,
    box: {
      left: box.left + across,
      top: box.top + down,
      right: box.right + across,
      bottom: box.bottom + down,
    },
    contrast: Math.max(0, ...changed.map((color) => contrast(channels(color), ground))),
    isHidden,
    isAfloat: isAfloat(element),
  }

  /** Points of the part within the window, close enough to each other that a strip of ten pixels is not missed. */
  function pointsOf({ left, top, right, bottom }: DOMRect) {
    const between = (from: number, to: number) => {
      const steps = Math.max(4, Math.ceil((to - from) / 10))
      return Array.from({ length: steps - 1 }, (_, step) => from + ((step + 1) / steps) * (to - from))
    }
    const rows = between(Math.max(0, top), Math.min(innerHeight, bottom))
    return between(Math.max(0, left), Math.min(innerWidth, right)).flatMap((x) => rows.map((y) => [x, y] as const))
  }
  function isAt(x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element?.contains(top) || (top instanceof HTMLLabelElement && top.control === element))
  }
  function isAfloat(one: Element | null): boolean {
    return one !== null && (/sticky|fixed/.test(getComputedStyle(one).position) || isAfloat(one.parentElement))
  }
  function scrolledBy(one: Element | null): { across: number; down: number } {
    if (!one) return { across: 0, down: 0 }
    const { across, down } = scrolledBy(one.parentElement)
    return { across: across + one.scrollLeft, down: down + one.scrollTop }
  }
  function groundOf(one: Element | null): number[] {
    if (!one) return [255, 255, 255]
    const color = getComputedStyle(one).backgroundColor
    return /, 0\)$/.test(color) ? groundOf(one.parentElement) : channels(color)
  }
  function channels(color: string): number[] {
    return (/rgba?\(([^)]*)\)/.exec(color)?.[1] ?? '').split(',').slice(0, 3).map(Number)
  }
  function luminance(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  function contrast(one: number[], other: number[]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
}
