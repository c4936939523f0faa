/** Reserves the picture's space, so that the layout does not shift. */
import { langOf } from '#app/domain/lang-of.ts'
import type { BarePicture, LonePicture } from '#app/domain/picture.ts'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import { paths } from '#app/paths/public.ts'

type PictureViewProps = Look & (SelfDescribed | DescribedByText)

interface Look {
  sizes: string
  /** For the main picture of the first screen. */
  priority?: boolean
  className?: string
}

interface SelfDescribed {
  picture: LonePicture
  alt?: undefined
}

/** Empty where nearby text has the same content. */
interface DescribedByText {
  picture: BarePicture
  alt: string
}

export function PictureView(props: PictureViewProps) {
  const { picture, sizes, priority = false, className } = props
  const words =
    props.alt === undefined
      ? { alt: props.picture.alt, lang: langOf(props.picture, 'alt') }
      : { alt: props.alt, lang: undefined }
  return (
    <img
      className={className}
      src={paths.media(picture.key, widthsOf(picture).findLast((width) => width <= 960) ?? pictureWidths[0])}
      srcSet={sourceSet(picture)}
      sizes={withoutTriples(sizes)}
      width={picture.width}
      height={picture.height}
      alt={words.alt}
      lang={words.lang}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && highPriority)}
    />
  )
}

/**
 * Phones have three device pixels per CSS pixel, of which eyes resolve two: two thirds of the last size, which is
 * theirs, halve the pixels.
 */
function withoutTriples(sizes: string): string {
  const last = sizes.slice(sizes.lastIndexOf(', ') + 1).trim()
  return `${sizes.slice(0, sizes.length - last.length)}(min-resolution: 2.5dppx) calc(${last} * 2 / 3), ${last}`
}

// React 18 drops the attribute in camel case.
const highPriority = { fetchpriority: 'high' }

export function sourceSet(picture: BarePicture): string {
  return widthsOf(picture)
    .map((width) => `${paths.media(picture.key, width)} ${width}w`)
    .join(', ')
}

/** Widths that do not enlarge the original; the smallest always exists. */
function widthsOf(picture: BarePicture): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

export function largestAddress(picture: BarePicture): string {
  return paths.media(picture.key, Math.max(...widthsOf(picture)))
}
