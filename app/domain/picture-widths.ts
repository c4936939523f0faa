/** In pixels. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2400] as const

/** Widths that do not enlarge the original; the smallest always exists. */
export function widthsOf(picture: { width: number }): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

export function largestWidth(picture: { width: number }): number {
  return Math.max(...widthsOf(picture))
}
