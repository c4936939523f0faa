import { useEffect, useRef, useState } from 'react'

const settled = 120
const tolerance = 8

/** Which item of a strip stands first, and ways to its neighbours. */
export function useStrip() {
  const strip = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [place, setPlace] = useState({ index: 0, hasBefore: false, hasAfter: false })
  const look = () => {
    if (!strip.current) return
    const { scrollLeft, scrollWidth, clientWidth } = strip.current
    const starts = startsOf(strip.current)
    const hasAfter = scrollLeft + clientWidth < scrollWidth - tolerance
    const hasBefore = scrollLeft > tolerance
    // The last ones never come to stand first.
    const isAtEnd = hasBefore && !hasAfter
    const passed = starts.filter((start) => start < scrollLeft + clientWidth / 3).length
    setPlace({ index: (isAtEnd ? starts.length : passed) - 1, hasBefore, hasAfter })
  }
  useEffect(look, [])
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, settled)
  }
  const go = (step: 1 | -1) => {
    if (!strip.current) return
    const { scrollLeft } = strip.current
    const starts = startsOf(strip.current)
    const left =
      step > 0
        ? starts.find((start) => start > scrollLeft + tolerance)
        : starts.findLast((start) => start < scrollLeft - tolerance)
    if (left !== undefined) strip.current.scrollTo({ left })
  }
  return { strip, onScroll, go, ...place }
}

/** In pixels from the start. */
function startsOf(strip: HTMLElement): number[] {
  const items = [...strip.querySelectorAll('li')]
  return items.map(({ offsetLeft }) => offsetLeft - (items[0]?.offsetLeft ?? 0))
}
