/** Text that does not stand well at some widths of the window: in a frame, which is laid out anew without a reload. */
import type { Frame, Page } from '@playwright/test'

/** Every sixteenth pixel from the smallest telephone to a large screen. */
export const everyWidth = Array.from({ length: 101 }, (_, step) => 320 + step * 16)

/** A frame of this page for other pages of the site, which otherwise refuse to be framed. */
export async function frameOf(page: Page): Promise<Frame> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'height: 800px; border: 0'
    document.body.replaceChildren(frame)
  })
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('no frame')
  return frame
}

/** Runs in the frame. How wide the page is where the frame has this width, which it keeps. */
export function widthOfContent(width: number): number {
  const frame = frameElement as HTMLElement
  frame.style.width = `${width}px`
  return document.documentElement.scrollWidth
}

/**
 * Runs in the frame. Text that lies over other text, is cut off, or sticks out of the window, with the widths at which
 * it does. Looks closely only at what seems wrong: reading every style at every width would take minutes.
 */
export function textThatBreaks(widths: readonly number[]): string[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Line extends Box {
    of: Element
    words: string
  }
  // An element of the page around, whose classes are not those of this one.
  const frame = frameElement as HTMLElement
  const findings = new Map<string, number[]>()
  const texts = textNodes()
  const range = document.createRange()
  for (const width of widths) {
    frame.style.width = `${width}px`
    const lines = texts.flatMap(linesOf).sort((one, other) => one.top - other.top)
    const clips = new Map<Element, DOMRect | null>()
    const found = new Set([...overEachOther(lines), ...outOfSight(lines, width, clips)])
    for (const finding of found) findings.set(finding, [...(findings.get(finding) ?? []), width])
  }
  return [...findings].map(([finding, at]) => `${finding} (${at.length} widths, ${at[0]} to ${at.at(-1)})`)

  function textNodes(): { node: Node; of: Element; words: string }[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      const words = node.textContent?.trim().slice(0, 40)
      if (of && words && !/^(SCRIPT|STYLE|OPTION|TITLE)$/.test(of.tagName)) nodes.push({ node, of, words })
    }
    return nodes
  }
  function linesOf({ node, of, words }: { node: Node; of: Element; words: string }): Line[] {
    range.selectNodeContents(node)
    return [...range.getClientRects()].map(({ left, top, right, bottom }) => {
      // The letters themselves are lower than the line that they stand on.
      const slack = (bottom - top) * 0.25
      return { of, words, left, right, top: top + slack, bottom: bottom - slack }
    })
  }
  function overEachOther(lines: readonly Line[]): string[] {
    return lines.flatMap((one, index) => {
      const found: string[] = []
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]
        if (!other || other.top > one.bottom - 2) break
        if (!meet(one, other) || blockOf(one.of) === blockOf(other.of)) continue
        if (isSeen(one.of) && isSeen(other.of) && meet(shownOf(one), shownOf(other)))
          found.push(`over each other: ${one.words} / ${other.words}`)
      }
      return found
    })
  }
  function meet(one: Box, other: Box): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return width > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  }
  /** What is behind an ellipsis, or scrolled away, lies over nothing. */
  function shownOf({ of, ...line }: Line): Box {
    const shown: Box = { ...line }
    for (let one: Element | null = of; one && one !== document.body; one = one.parentElement) {
      const { overflowX, display } = getComputedStyle(one)
      if (overflowX === 'visible' || display === 'inline') continue
      const { left, top, right, bottom } = one.getBoundingClientRect()
      shown.left = Math.max(shown.left, left)
      shown.top = Math.max(shown.top, top)
      shown.right = Math.min(shown.right, right)
      shown.bottom = Math.min(shown.bottom, bottom)
    }
    return shown
  }
  function outOfSight(lines: readonly Line[], width: number, clips: Map<Element, DOMRect | null>): string[] {
    return lines.flatMap((line) => {
      if (line.bottom < 0) return []
      const clip = clipOf(line.of, width, clips)
      const isBesides = clip && (line.left < clip.left - 1 || line.right > clip.right + 1)
      const isBelow = clip && (line.top < clip.top - 1 || line.bottom > clip.bottom + 1)
      return (isBesides || isBelow) && isSeen(line.of) ? [`cut off: ${line.words}`] : []
    })
  }
  /** What is shown of the element; null where the rest can be reached by scrolling or ends in an ellipsis on purpose. */
  function clipOf(element: Element, width: number, clips: Map<Element, DOMRect | null>): DOMRect | null {
    const known = clips.get(element)
    if (known !== undefined) return known
    const clip = element.parentElement === null ? wholeWindow(width) : ownClip(element, width, clips)
    clips.set(element, clip)
    return clip
  }
  function ownClip(element: Element, width: number, clips: Map<Element, DOMRect | null>): DOMRect | null {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return null
    const around = element.parentElement && clipOf(element.parentElement, width, clips)
    if (!around || element === document.body || !/hidden|clip/.test(overflowX + overflowY)) return around
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const x = /hidden|clip/.test(overflowX) ? { left, right } : around
    const y = /hidden|clip/.test(overflowY) ? { top, bottom } : around
    return new DOMRect(x.left, y.top, x.right - x.left, y.bottom - y.top)
  }
  function wholeWindow(width: number): DOMRect {
    return new DOMRect(0, -1e6, width, 2e6)
  }
  function blockOf(element: Element): Element {
    const isInline = /inline/.test(getComputedStyle(element).display)
    return isInline && element.parentElement ? blockOf(element.parentElement) : element
  }
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, position } = getComputedStyle(one)
      // For screen readers only, or hanging over the page on purpose.
      if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return false
    }
    return true
  }
}
