/** The breakpoint names that the viewport cookie holds, with their least width in CSS pixels. */
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

/** The widest breakpoint that fits; what is narrower than the first one counts as the first, no width at all as desktop. */
export function viewportFor(width: number | undefined): Viewport {
  if (!width) return 'desktop'
  const fitting = (Object.keys(viewportBreakpoints) as Viewport[]).filter((name) => viewportBreakpoints[name] <= width)
  return fitting.at(-1) ?? 'mobile'
}

/** 365 days, secure connections only, strict same-site. */
export function viewportCookie(viewport: Viewport): string {
  return `__Host-viewport=${viewport}; Path=/; Max-Age=${365 * 24 * 60 * 60}; Secure; SameSite=Strict`
}

/** Removes the cookie of the name that it had before; the last of them ends by itself in December 2027. */
export const noFormerViewportCookie = 'viewport=; Path=/; Max-Age=0; Secure; SameSite=Strict'
