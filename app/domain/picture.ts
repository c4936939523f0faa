import type { Fields } from '#app/fields/field.ts'
import type { ForeignLocale } from '#app/fields/locale.ts'
import type { TranslatedName } from '#app/fields/translations.ts'
import type { Untranslated } from './in-language.ts'

export const pictureOrigins = ['photo', 'visualisation', 'aiEdited', 'aiGenerated'] as const
export type PictureOrigin = (typeof pictureOrigins)[number]

/** Nine places in reading order; null leaves it to the page. `base.css` has the rules. */
export const pictureFocuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type PictureFocus = (typeof pictureFocuses)[number]

export interface Picture extends Untranslated<'alt' | 'caption'> {
  key: string
  kind: 'photo' | 'floorPlan'
  width: number
  height: number
  alt: string
  caption: string | null
  /** Null until staff choose one. Public pages have `label` instead. */
  origin?: PictureOrigin | null
  /** Of an edited picture: the key of the photo that it was made from. */
  originalKey?: string | null
  /** What stays in view where the picture is cropped. */
  focus?: PictureFocus | null
  label?: PictureLabel
  original?: OriginalLink
}

/** What visitors read on a picture that is not a photo: properties of elements, as every public page loads their code. */
export interface PictureLabel {
  'data-picture-origin': Exclude<PictureOrigin, 'photo'>
  children: string
}

interface OriginalLink {
  href: string
  children: string
}

export interface TrashedPicture extends Picture {
  deletedAt: Date
  deletedForGoodAt: Date
}

export type BarePicture = Pick<Picture, 'key' | 'width' | 'height' | 'origin' | 'focus' | 'label'>

export type LonePicture = BarePicture & Pick<Picture, 'alt' | 'untranslated'>

/** In bytes and pixels. Cloudflare accepts posts of 100 MB in total. */
export const uploadLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  perPost: 90 * 1024 * 1024,
  pictures: 499,
  /** More could not be saved in one form. */
  perProperty: 500,
} as const

export const pictureFields = {
  kind: { kind: 'choice', options: ['photo', 'floorPlan'], required: true },
  alt: { kind: 'text', max: 300, translated: true },
  caption: { kind: 'text', max: 200, translated: true },
  origin: { kind: 'choice', options: pictureOrigins },
  originalKey: { kind: 'text', max: 24 },
  focus: { kind: 'choice', options: pictureFocuses },
} as const satisfies Fields

/** The controls of a form's picture beside its file: the key of a file that has arrived, and whether it is removed. */
export const pictureControls = {
  picture: { uploaded: 'uploaded', removed: 'removePicture' },
  logo: { uploaded: 'uploadedLogo', removed: 'removeLogo' },
  icon: { uploaded: 'uploadedIcon', removed: 'removeIcon' },
} as const

export type PictureName = keyof typeof pictureControls

export function isPictureName(field: string | undefined): field is PictureName {
  return field !== undefined && Object.hasOwn(pictureControls, field)
}

export const pictureKeyField = { picture: { kind: 'text', max: 24 } } as const satisfies Fields

export interface PictureText {
  locale: ForeignLocale
  field: TranslatedName<typeof pictureFields>
  text: string
}

export function coverOf<P extends Pick<Picture, 'kind'>>(pictures: readonly P[]): P | undefined {
  return pictures.find(({ kind }) => kind === 'photo')
}

export type PictureTurn = 'left' | 'right'

export const pictureMoves = ['up', 'down', 'first'] as const
export type PictureMove = (typeof pictureMoves)[number]

export function afterMove(keys: readonly string[], key: string, move: PictureMove): string[] {
  const from = keys.indexOf(key)
  const to = { up: Math.max(0, from - 1), down: Math.min(keys.length - 1, from + 1), first: 0 }[move]
  return keys.filter((other) => other !== key).toSpliced(to, 0, key)
}

/** Pictures with a requested position (from 1) get it; the others keep their order around them. */
export function moveToPositions(keys: readonly string[], wishes: ReadonlyMap<string, number>): string[] {
  const order = keys.filter((key) => !wishes.has(key))
  const placed = keys.filter((key) => wishes.has(key))
  const placeOf = (key: string) => wishes.get(key) ?? 0
  for (const key of placed.toSorted((one, other) => placeOf(one) - placeOf(other)))
    order.splice(placeOf(key) - 1, 0, key)
  return order
}

/** Keys missing from `wished` go to the end; unknown keys are dropped. */
export function inOrder(keys: readonly string[], wished: readonly string[]): string[] {
  const known = new Set(wished.filter((key) => keys.includes(key)))
  return [...known, ...keys.filter((key) => !known.has(key))]
}
