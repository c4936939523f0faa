import { useEffect } from 'react'
import { noFormerViewportCookie, viewportCookie, viewportFor } from '#app/domain/viewport.ts'

export function ViewportCookie() {
  useEffect(() => {
    let written = ''
    const write = () => {
      const cookie = viewportCookie(viewportFor(window.innerWidth))
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
      if (cookie !== written) document.cookie = cookie
      written = cookie
    }
    write()
    // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
    document.cookie = noFormerViewportCookie
    window.addEventListener('resize', write)
    return () => window.removeEventListener('resize', write)
  }, [])
  return null
}
