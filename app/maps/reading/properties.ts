import type { Properties } from './schema.ts'

const nameKeys = ['name:de', 'name_de', 'name', 'name:latin', 'name_int'] as const

/** Longer names do not fit on a map. */
const longestName = 48
const longestRaw = 200

/** One visible line, or null. */
export function nameIn(properties: Properties): string | null {
  for (const key of nameKeys) {
    const name = properties[key]
    if (typeof name === 'string' && name !== '') return tidied(name)
  }
  return null
}

export function tidied(name: string): string | null {
  if (name.length > longestRaw) return null
  const visible = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return visible === '' || visible.length > longestName ? null : visible
}

/** Inhabitants or, if unknown, the inverted rank. */
export function weightIn({ population, rank }: Properties): number {
  const inhabitants = Number(population)
  if (population !== undefined && Number.isFinite(inhabitants)) return inhabitants
  return typeof rank === 'number' ? -rank : 0
}
