import { type Viewport, viewportCookieName, viewportNamed } from '#app/domain/viewport.ts'
import { cookiesOf } from '#app/i18n/cookies.server.ts'

/** Without the cookie, so without JavaScript, 'desktop'. Not for cached pages. */
export function viewportOf(request: Request): Viewport {
  return viewportNamed(cookiesOf(request)[viewportCookieName])
}
