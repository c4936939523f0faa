/** In pixels. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2400] as const

/** Widths that do not enlarge the original; the smallest always exists. */
export function widthsOf(picture: { width: number }): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

/** Of the long side, in pixels: enough for a list, and what portals ask for. */
export const leastSide = 800

export function isSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) < leastSide
}

export function largestWidth(picture: { width: number }): number {
  return Math.max(...widthsOf(picture))
}
