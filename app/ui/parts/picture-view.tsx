/** A stored picture at the widths it is served in, with its measures, so that nothing moves when it arrives. */
import { type BarePicture, type LonePicture, pictureWidths } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'
import { useAuthoredLang } from './use-locale.ts'

type PictureViewProps = Look & (Telling | Told)

interface Look {
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** For the one picture that the first screen is about. */
  priority?: boolean
  className?: string
}

/** What it shows is said by its own text … */
interface Telling {
  picture: LonePicture
  alt?: undefined
}

/** … or by another one; empty where the words beside it say the same. */
interface Told {
  picture: BarePicture
  alt: string
}

export function PictureView(props: PictureViewProps) {
  const { picture, sizes, priority = false, className } = props
  const lang = useAuthoredLang()
  const words = props.alt === undefined ? { alt: props.picture.alt, lang } : { alt: props.alt, lang: undefined }
  return (
    <img
      className={className}
      src={paths.media(picture.key, widthsOf(picture).findLast((width) => width <= 960) ?? pictureWidths[0])}
      srcSet={sourceSet(picture)}
      sizes={sizes}
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

// React 18 does not know the attribute in camel case and would drop it.
const highPriority = { fetchpriority: 'high' }

/** The picture at all its widths, as in the `srcset` attribute. */
export function sourceSet(picture: BarePicture): string {
  return widthsOf(picture)
    .map((width) => `${paths.media(picture.key, width)} ${width}w`)
    .join(', ')
}

/** The widths that do not enlarge the original; the smallest always exists. */
function widthsOf(picture: BarePicture): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

/** The address of the picture as large as it is served. */
export function largestAddress(picture: BarePicture): string {
  return paths.media(picture.key, Math.max(...widthsOf(picture)))
}
