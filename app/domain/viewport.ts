import { keysOf } from '#app/fields/typed-objects.ts'

const viewportBreakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const

export type Viewport = keyof typeof viewportBreakpoints

export function viewportFor(width: number | undefined): Viewport {
  if (!width) return 'desktop'
  const fitting = keysOf(viewportBreakpoints).filter((name) => viewportBreakpoints[name] <= width)
  return fitting.at(-1) ?? 'mobile'
}

export function viewportNamed(name: string | undefined): Viewport {
  return keysOf(viewportBreakpoints).find((known) => known === name) ?? 'desktop'
}

export function isPhone(viewport: Viewport): boolean {
  return viewportBreakpoints[viewport] < viewportBreakpoints.tablet
}

export const viewportCookieName = '__Host-viewport'

export function viewportCookie(viewport: Viewport): string {
  return `${viewportCookieName}=${viewport}; Path=/; Max-Age=${365 * 24 * 60 * 60}; Secure; SameSite=Strict`
}

/** Removes the cookie under its former name. Delete after December 2027, when the last one expires. */
export const noFormerViewportCookie = 'viewport=; Path=/; Max-Age=0; Secure; SameSite=Strict'
