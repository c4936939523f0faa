/** Distances as people say them: "600 m", "1,2 km", "16 km". */

export interface RoundedDistance {
  value: number
  unit: 'metre' | 'kilometre'
}

/** To fifty metres below a kilometre, to a hundred below three, and to whole kilometres from there. */
export function roundedDistance(metres: number): RoundedDistance {
  const short = Math.max(50, Math.round(metres / 50) * 50)
  if (short < 1_000) return { value: short, unit: 'metre' }
  const tenths = Math.round(metres / 100) / 10
  return { value: tenths < 3 ? tenths : Math.round(metres / 1_000), unit: 'kilometre' }
}
