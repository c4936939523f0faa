/** Reserves the picture's space, so that the layout does not shift. */
import { langOf } from '#app/domain/lang-of.ts'
import type { BarePicture, LonePicture } from '#app/domain/picture.ts'
import { largestWidth, pictureWidths, widthsOf } from '#app/domain/picture-widths.ts'
import { paths } from '#app/paths/public.ts'

interface PictureViewProps {
  picture: BarePicture & Partial<Pick<LonePicture, 'alt' | 'untranslated'>>
  sizes: string
  /** Empty where nearby text has the same content; by default the picture's own. */
  alt?: string
  /** For the main picture of the first screen. */
  priority?: boolean
  className?: string
}

export function PictureView({ picture, sizes, alt = picture.alt, priority, className }: PictureViewProps) {
  return (
    <>
      <img
        className={className}
        src={paths.media(picture.key, widthsOf(picture).findLast((width) => width <= 960) ?? pictureWidths[0])}
        srcSet={sourceSet(picture)}
        sizes={sizesForPhones(sizes)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        lang={langOf(picture, 'alt')}
        data-focus={picture.focus ?? undefined}
        decoding="async"
        {...(priority ? urgent : lazy)}
      />
      {picture.label && <span {...picture.label} />}
    </>
  )
}

/**
 * Phones have three device pixels per CSS pixel, of which eyes resolve two: two thirds of the last size, which is
 * theirs, halve the pixels. The commonest, 393 and 412 wide, would miss the picture of 720 by one pixel.
 */
function sizesForPhones(sizes: string): string {
  const last = sizes.slice(sizes.lastIndexOf(', ') + 1).trim()
  const size = last === '100vw' ? '98vw' : last
  return `${sizes.slice(0, sizes.length - last.length)}(min-resolution: 2.5dppx) calc(${size} * 2 / 3), ${size}`
}

// React 18 drops the attribute in camel case.
const urgent = { fetchpriority: 'high' }
const lazy = { loading: 'lazy' } as const

export function sourceSet(picture: BarePicture): string {
  return widthsOf(picture)
    .map((width) => `${paths.media(picture.key, width)} ${width}w`)
    .join(', ')
}

export function largestAddress(picture: BarePicture): string {
  return paths.media(picture.key, largestWidth(picture))
}
