/** A stored picture at the widths it is served in, with its measures, so that nothing moves when it arrives. */
import { type Picture, pictureWidths } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'
import { useAuthoredLang } from './use-locale.ts'

interface PictureViewProps {
  picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** For the one picture that the first screen is about. */
  priority?: boolean
  className?: string
  /** Instead of the picture's own text; empty where the words beside it say the same. */
  alt?: string
}

export function PictureView({ picture, sizes, priority = false, className, alt }: PictureViewProps) {
  const lang = useAuthoredLang()
  return (
    <img
      className={className}
      src={paths.media(picture.key, widthsOf(picture).findLast((width) => width <= 960) ?? pictureWidths[0])}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      lang={alt === undefined ? lang : undefined}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && highPriority)}
    />
  )
}

// React 18 does not know the attribute in camel case and would drop it.
const highPriority = { fetchpriority: 'high' }

/** The picture at all its widths, as in the `srcset` attribute. */
export function sourceSet(picture: Picture): string {
  return widthsOf(picture)
    .map((width) => `${paths.media(picture.key, width)} ${width}w`)
    .join(', ')
}

/** The widths that do not enlarge the original; the smallest always exists. */
function widthsOf(picture: Picture): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

/** The address of the picture as large as it is served. */
export function largestAddress(picture: Picture): string {
  return paths.media(picture.key, Math.max(...widthsOf(picture)))
}
