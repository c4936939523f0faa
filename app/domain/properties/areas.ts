/** Also asked by the valuation, whose page does not load the whole catalogue. */
import type { Fields } from '#app/fields/field.ts'

export const areas = {
  livingArea: { kind: 'decimal', unit: 'm²', max: 1_000_000, usual: [10, 10_000] },
  plotArea: { kind: 'decimal', unit: 'm²', max: 100_000_000, usual: [50, 300_000] },
} as const satisfies Fields
