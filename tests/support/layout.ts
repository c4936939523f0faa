/** What is wrong with the layout of the page as it stands, in words; each of these runs in the page. */

/**
 * Text that is cut off, that sticks out of the window, that lies over other text, or a number or a word of usual length
 * that does not fit on its line.
 */
export function brokenText(): string[] {
  interface Line {
    words: string
    block: Element
    left: number
    top: number
    right: number
    bottom: number
  }
  const findings: string[] = []
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!parent || !words || !isSeen(parent) || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(parent.tagName)) continue
    const range = document.createRange()
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<![\p{L}\u00ad.@])\p{L}{2,12}(?![\p{L}\u00ad]|[.@]\S)|\d[\d.,]*\d/gu,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
        findings.push(`torn apart: ${word}`)
    }
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // The letters themselves are lower than the line that they stand on.
      const slack = (bottom - top) * 0.25
      const line = {
        words: words.slice(0, 40),
        block: blockOf(parent),
        left,
        right,
        top: top + slack,
        bottom: bottom - slack,
      }
      if (cutsOff(parent, line)) findings.push(`cut off: ${line.words}`)
      else lines.push(line)
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.block === other.block) continue
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width > 2 && height > 2) findings.push(`over each other: ${one.words} / ${other.words}`)
    }
  }
  return [...new Set(findings)]

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, position } = getComputedStyle(one)
      // For screen readers only, or hanging over the page on purpose.
      if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return false
    }
    return true
  }
  function blockOf(element: Element): Element {
    return /inline/.test(getComputedStyle(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element
  }
  function cutsOff(element: Element | null, line: Line): boolean {
    if (!element) return line.left < -1 || line.right > innerWidth + 1
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    // What scrolls can be reached, and what is clamped ends in an ellipsis on purpose.
    if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none') return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isBesides = /hidden|clip/.test(overflowX) && (line.left < left - 1 || line.right > right + 1)
    const isBelow = /hidden|clip/.test(overflowY) && (line.top < top - 1 || line.bottom > bottom + 1)
    return (element !== document.body && (isBesides || isBelow)) || cutsOff(element.parentElement, line)
  }
}

/** Controls that are hard to hit: below 24 CSS pixels, and main controls below 44; links inside sentences excepted. */
export function smallTargets(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
  const seen = controls.filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control),
  )
  return seen.flatMap((control) => {
    const { width, height } = hitArea(control)
    const isMain = !control.matches('footer li a, footer address a, figcaption small a')
    const least = isMain ? 44 : 24
    const isSmall = Math.round(height) < least || Math.round(width) < 24
    const words = control.getAttribute('aria-label') ?? control.innerText.trim().slice(0, 40)
    const name = words || control.getAttribute('name')
    return isSmall ? [`${control.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
  })

  /** The whole label of a tick, and the whole tile of a link that spreads over it. */
  function hitArea(control: HTMLElement): DOMRect {
    const { position, content } = getComputedStyle(control, '::after')
    const spreads = content !== 'none' && position === 'absolute'
    const label = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) && control.closest('label')
    return ((spreads && control.offsetParent) || label || control).getBoundingClientRect()
  }
  function isInSentence(control: HTMLElement): boolean {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
    const around = control.parentElement?.innerText.trim() ?? ''
    return around.length > control.innerText.trim().length + 5
  }
}

/** Movement that goes on although the visitor asked for none. */
export function movement(): string[] {
  const running = document.getAnimations().map((animation) => String((animation as CSSTransition).transitionProperty))
  const planned = [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
    return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
  })
  return [...running, ...planned.map(({ tagName, className }) => `${tagName} ${className}`)]
}

/** Controls without an edge of their own that differs from the ground. */
export function edgelessControls(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor
  const hasEdge = (element: Element | null) => {
    if (!element) return false
    const { borderBottomWidth, borderBottomColor } = getComputedStyle(element)
    return Number.parseFloat(borderBottomWidth) >= 1 && borderBottomColor !== ground
  }
  return [...document.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, a')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement))
    .map((control) => `${control.tagName} ${control.getAttribute('name') ?? control.innerText}`)
}

/** Drawings in the colour of the ground, and the number of all. */
export function drawings(): { unseen: string[]; total: number } {
  const ground = getComputedStyle(document.body).backgroundColor
  const shown = [...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility({ visibilityProperty: true }))
  const unseen = shown.filter((svg) => {
    const { stroke, fill } = getComputedStyle(svg)
    return [stroke, fill].every((paint) => paint === 'none' || paint === ground)
  })
  return { unseen: unseen.map((svg) => String(svg.parentElement?.outerHTML.slice(0, 120))), total: shown.length }
}
