import { langOf } from '#app/domain/lang-of.ts'
import type { BarePicture, LonePicture, Picture, PictureLabel, PictureOrigin } from '#app/domain/picture.ts'
import { largestWidth } from '#app/domain/picture-widths.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

/** Without the pictures that are only the originals of edited ones: those are a link away. */
export function labelledPictures(pictures: readonly Picture[], locale: Locale): Picture[] {
  const originals = new Map(pictures.map((picture) => [picture.key, picture]))
  const named = new Set(pictures.map((picture) => originalOf(picture, originals)?.key))
  return pictures
    .filter(({ key }) => !named.has(key))
    .map(({ originalKey, ...picture }) => {
      const original = originalOf({ ...picture, originalKey }, originals)
      const shown = labelledPicture(picture, locale)
      return original ? { ...shown, original: linkTo(original, locale) } : shown
    })
}

function originalOf({ origin, originalKey }: Picture, pictures: ReadonlyMap<string, Picture>): Picture | undefined {
  const original = origin === 'aiEdited' && originalKey ? pictures.get(originalKey) : undefined
  // Two that name each other would both be hidden.
  return original?.origin === 'aiEdited' ? undefined : original
}

function linkTo(original: Picture, locale: Locale) {
  return {
    href: paths.media(original.key, largestWidth(original)),
    children: translator(locale)('pages:pictures.original'),
  }
}

type Described = BarePicture & Partial<Pick<Picture, 'alt' | 'untranslated'>>

/** Its alternative text ends with the words, in the language of that text. */
function labelledPicture<P extends Described>({ origin = null, focus, ...rest }: P, locale: Locale) {
  const picture = focus ? { ...rest, focus } : rest
  const label = labelOf(origin, locale)
  if (!label) return picture
  if (picture.alt === undefined) return { ...picture, label }
  const words = labelOf(origin, langOf<string>(picture, 'alt') ?? locale)?.children
  return { ...picture, alt: picture.alt ? `${picture.alt} (${words})` : label.children, label }
}

function labelOf(origin: PictureOrigin | null, locale: Locale): PictureLabel | null {
  if (origin === null || origin === 'photo') return null
  return { 'data-picture-origin': origin, children: translator(locale)(`pages:pictures.origins.${origin}`) }
}

/** Without its texts, where the words beside it say the same. */
export function bareCover(cover: BarePicture | null, locale: Locale): BarePicture | null {
  return labelledCover(cover && pick(cover, ['key', 'width', 'height', 'origin', 'focus']), locale)
}

export function labelledCover<P extends Described>(cover: P | null, locale: Locale) {
  return cover && labelledPicture(cover, locale)
}

/** Where programs take the first picture without its words. */
export function unlabelledFirst(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted((one, other) => Number(Boolean(one.label)) - Number(Boolean(other.label)))
}

/** For previews of links: a photo, if there is one. */
export function sharedPicture(pictures: readonly Picture[]): LonePicture | null {
  const [first] = unlabelledFirst(pictures)
  return first ? pick(first, ['key', 'width', 'height', 'alt', 'untranslated']) : null
}
