import { type LonePicture, pictureWidths } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'

interface PrintPictureProps {
  picture: LonePicture
  /** How wide it stands on the paper, in millimetres. */
  width: number
  className?: string
}

/**
 * A picture in the resolution of paper, about 200 dots an inch. Browsers choose from `srcset` for the screen, which is
 * half of that, and load what is lazy too late for the printer.
 */
export function PrintPicture({ picture, width, className }: PrintPictureProps) {
  const fitting = pictureWidths.filter((candidate) => candidate <= picture.width)
  const wanted = fitting.find((candidate) => candidate >= width * 7.6) ?? fitting.at(-1) ?? pictureWidths[0]
  return (
    <img
      className={className}
      src={paths.media(picture.key, wanted)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      decoding="sync"
    />
  )
}
