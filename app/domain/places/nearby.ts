/** "Ort oder Postleitzahl" and "Umkreis", as an address carries them. */
import { longestQuery } from './place-key.ts'

/** In kilometres. None is the place itself. */
export const radii = [0, 2, 5, 10, 25, 50] as const
export type Radius = (typeof radii)[number]

export const defaultRadius: Radius = 10
export const widestRadius: Radius = 50

/** The radii that would find more than this one, the nearest first. */
export function widerThan(radius: Radius): Radius[] {
  return radii.filter((other) => other > radius)
}

/** In one line, for `findPlaces`. Null where nothing was typed, or more than any place is called. */
export function readNear(text: string | null): string | null {
  if (text === null || text.length > longestQuery) return null
  return text.replace(/[\p{C}\s]+/gu, ' ').trim() || null
}

/** One of the radii; whatever else stands there is taken for the usual one. */
export function readRadius(text: string | null): Radius {
  return radii.find((radius) => String(radius) === text) ?? defaultRadius
}
