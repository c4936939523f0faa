/** What every schema says in much the same way: a name, and how much it matters. */
import type { Properties } from './schema.ts'

const nameKeys = ['name:de', 'name_de', 'name', 'name:latin', 'name_int'] as const

/** Nothing longer finds room on a map. */
const longestName = 48
const longestRaw = 200

/** One line of characters that can be seen, or null. */
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

/** The larger, the more it matters: inhabitants or, where only a rank is known, its place in the ranks. */
export function weightIn({ population, rank }: Properties): number {
  const inhabitants = Number(population)
  if (population !== undefined && Number.isFinite(inhabitants)) return inhabitants
  return typeof rank === 'number' ? -rank : 0
}
