/** After client-side navigation, moves the focus to the page's heading. */
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

export function PageFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    if (!heading || hash) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
