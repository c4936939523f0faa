import { cleanLine } from '#app/fields/clean-text.ts'
import { longestQuery } from './place-key.ts'

/** In kilometres; 0 is the place itself. */
export const radii = [0, 2, 5, 10, 25, 50] as const
export type Radius = (typeof radii)[number]

export const defaultRadius: Radius = 10
export const widestRadius: Radius = 50

export function widerThan(radius: Radius): Radius[] {
  return radii.filter((other) => other > radius)
}

/** One line for `findPlaces`; null if empty or longer than any place name. */
export function readNear(text: string | null): string | null {
  if (text === null || text.length > longestQuery) return null
  return (
    cleanLine(text)
      .replace(/[\p{C} ]+/gu, ' ')
      .trim() || null
  )
}

export function readRadius(text: string | null): Radius {
  return radii.find((radius) => String(radius) === text) ?? defaultRadius
}
