import type { Fields } from '#app/fields/field.ts'
import { pick } from '#app/fields/pick.ts'

/** A stored picture as pages show it. Width and height are those of the stored original, in pixels. */
export interface Picture {
  key: string
  kind: 'photo' | 'floorPlan'
  width: number
  height: number
  alt: string
  caption: string | null
}

/** What is needed of a picture where the words beside it say what it shows. */
export type BarePicture = Pick<Picture, (typeof bareNames)[number]>

const bareNames = ['key', 'width', 'height'] as const

/** A picture that stands alone: a property's first, a person's portrait, the agency's own. */
export type LonePicture = BarePicture & Pick<Picture, 'alt'>

/** Tiles with their pictures bare: the name stands beside them. */
export function withBareCovers<Tile extends { cover: BarePicture | null }>(tiles: readonly Tile[]) {
  return tiles.map(({ cover, ...tile }) => ({ ...tile, cover: cover && pick(cover, bareNames) }))
}

/** The widths, in pixels, at which pictures are served. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2400] as const

/** What may be uploaded, in bytes; Cloudflare's usual plans take 100 MB in one post, form and all. */
export const uploadLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  perPost: 90 * 1024 * 1024,
  /** Parts of one form. */
  parts: 500,
} as const

/** What staff say about a picture. */
export const pictureFields = {
  kind: { kind: 'choice', options: ['photo', 'floorPlan'], required: true },
  alt: { kind: 'text', max: 300 },
  caption: { kind: 'text', max: 200 },
} as const satisfies Fields

export type PictureField = keyof typeof pictureFields
export type PictureWords = Pick<Picture, PictureField>

/**
 * What is said about a picture, as one text. It travels in the form beside the controls, so that a save changes only
 * what was changed in it, and not what somebody else has written since.
 */
export function wordsOf({ kind, alt, caption }: PictureWords): string {
  return JSON.stringify([kind, alt, caption ?? ''])
}

/** The picture that stands for the property: its first photo. */
export function coverOf<P extends Pick<Picture, 'kind'>>(pictures: readonly P[]): P | undefined {
  return pictures.find(({ kind }) => kind === 'photo')
}

export const pictureMoves = ['up', 'down', 'first'] as const
export type PictureMove = (typeof pictureMoves)[number]

/** The keys with one of them moved; at either end nothing happens. */
export function afterMove(keys: readonly string[], key: string, move: PictureMove): string[] {
  const from = keys.indexOf(key)
  const to = { up: Math.max(0, from - 1), down: Math.min(keys.length - 1, from + 1), first: 0 }[move]
  return keys.filter((other) => other !== key).toSpliced(to, 0, key)
}

/** The keys in a wished order: what it does not name stands behind, what is gone is left out. */
export function inOrder(keys: readonly string[], wished: readonly string[]): string[] {
  const known = new Set(wished.filter((key) => keys.includes(key)))
  return [...known, ...keys.filter((key) => !known.has(key))]
}
