import type { Fields } from '#app/fields/field.ts'

/** A stored picture as pages show it. Width and height are those of the stored original, in pixels. */
export interface Picture {
  key: string
  kind: 'photo' | 'floorPlan'
  width: number
  height: number
  alt: string
  caption: string | null
}

/** The widths, in pixels, at which pictures are served. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2400] as const

/** What may be uploaded. */
export const uploadLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, perPost: 90 * 1024 * 1024 } as const

/** What staff say about a picture. */
export const pictureFields = {
  kind: { kind: 'choice', options: ['photo', 'floorPlan'], required: true },
  alt: { kind: 'text', max: 300 },
  caption: { kind: 'text', max: 200 },
} as const satisfies Fields
