import { useEffect, useRef } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './mosaic-tile.module.css'

interface MosaicTileProps {
  picture: Picture
  /** Counted from 1. */
  position: number
  count: number
  /** As a refused form returned it. */
  typed: string | undefined
  isWrong: boolean
}

export function MosaicTile({ picture, position, count, typed, isWrong }: MosaicTileProps) {
  const { t } = useTranslation('dashboard')
  const { key } = picture
  const names = { position }
  const name = `place.${key}`
  return (
    <li className={styles.tile} id={key} data-key={key}>
      <fieldset>
        <legend className="sr">{t('pictures.actions', names)}</legend>
        <div className={styles.picture} data-handle="">
          <PictureView picture={picture} sizes="10rem" />
        </div>
        <div className={styles.moves}>
          <button
            type="submit"
            name="earlier"
            value={key}
            disabled={position === 1}
            aria-label={t('pictures.upNamed', names)}
          >
            <Icon name="arrowBack" />
          </button>
          <input
            ref={useFollowed(String(position))}
            id={name}
            name={name}
            type="text"
            inputMode="numeric"
            maxLength={4}
            defaultValue={typed ?? String(position)}
            aria-label={t('pictures.mosaic.place', names)}
            aria-invalid={isWrong || undefined}
          />
          <button
            type="submit"
            name="later"
            value={key}
            disabled={position === count}
            aria-label={t('pictures.downNamed', names)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </fieldset>
    </li>
  )
}

/** A control keeps what was typed; an untouched one follows the picture. */
function useFollowed(place: string) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(place)
  useEffect(() => {
    if (input.current?.value === last.current) input.current.value = place
    last.current = place
  }, [place])
  return input
}
