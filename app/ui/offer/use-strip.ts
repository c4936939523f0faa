import { useEffect, useRef, useState } from 'react'

const settled = 120
const tolerance = 8

/** The first visible item of a strip, and scrolling to its neighbours. */
export function useStrip() {
  const strip = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [place, setPlace] = useState({ index: 0, hasBefore: false, hasAfter: false })
  const look = () => {
    const { scrolled, end, starts } = measure(strip.current)
    const hasBefore = scrolled > tolerance
    const hasAfter = scrolled < end - tolerance
    // The last items never become the first visible one.
    const isAtEnd = hasBefore && !hasAfter
    const reached = starts.filter((start) => start < scrolled + 3 * tolerance).length
    setPlace({ index: (isAtEnd ? starts.length : reached) - 1, hasBefore, hasAfter })
  }
  useEffect(look, [])
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, settled)
  }
  const go = (step: 1 | -1) => {
    const { scrolled, starts } = measure(strip.current)
    const ahead = starts.filter((start) => (start - scrolled) * step > tolerance)
    strip.current?.scrollTo({ left: ahead.at(step > 0 ? 0 : -1) })
  }
  return { strip, onScroll, go, ...place }
}

/** In pixels: scroll position, its maximum, and the start of each item. */
function measure(strip: HTMLElement | null) {
  const items = [...(strip?.querySelectorAll('li') ?? [])]
  const first = items[0]?.offsetLeft ?? 0
  return {
    scrolled: strip?.scrollLeft ?? 0,
    end: strip ? strip.scrollWidth - strip.clientWidth : 0,
    starts: items.map(({ offsetLeft }) => offsetLeft - first),
  }
}
