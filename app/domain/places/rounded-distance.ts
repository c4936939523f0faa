export interface RoundedDistance {
  value: number
  unit: 'metre' | 'kilometre'
}

/** To 50 m below 1 km, to 100 m below 3 km, else to kilometres. */
export function roundedDistance(metres: number): RoundedDistance {
  const short = Math.max(50, Math.round(metres / 50) * 50)
  if (short < 1_000) return { value: short, unit: 'metre' }
  const tenths = Math.round(metres / 100) / 10
  return { value: tenths < 3 ? tenths : Math.round(metres / 1_000), unit: 'kilometre' }
}
