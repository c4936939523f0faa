import { type Viewport, viewportCookieName, viewportNamed } from '#app/domain/viewport.ts'
import { cookiesOf } from '#app/i18n/cookies.server.ts'

/** The breakpoint of the window; desktop without the cookie, so without JavaScript. Not for pages that are kept. */
export function viewportOf(request: Request): Viewport {
  return viewportNamed(cookiesOf(request)[viewportCookieName])
}
