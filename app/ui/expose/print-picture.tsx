import { langOf } from '#app/domain/lang-of.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import { paths } from '#app/paths/public.ts'

interface PrintPictureProps {
  picture: LonePicture
  /** In millimetres on paper. */
  width: number
}

/** About 200 dots an inch: `srcset` would choose half of that, and lazy pictures load too late to print. */
export function PrintPicture({ picture, width }: PrintPictureProps) {
  const fitting = pictureWidths.filter((candidate) => candidate <= picture.width)
  const wanted = fitting.find((candidate) => candidate >= width * 7.6) ?? fitting.at(-1) ?? pictureWidths[0]
  return (
    <>
      <img
        src={paths.media(picture.key, wanted)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        lang={langOf(picture, 'alt')}
        data-focus={picture.focus ?? undefined}
        decoding="sync"
      />
      {picture.label && <span {...picture.label} />}
    </>
  )
}
