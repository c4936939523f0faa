import type { WordedPicture } from '#app/domain/picture-words.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import badges from '#app/ui/dashboard/property/state-badges.module.css'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { CoverButton, PictureActions } from './picture-actions.tsx'
import styles from './picture-card.module.css'
import { PictureWords } from './picture-words.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

export interface PictureCardProps {
  propertyId: string
  picture: WordedPicture
  /** Counted from 1. */
  position: number
  count: number
  isCover: boolean
  originals: readonly FieldOption[]
  answer: PicturesAnswer | undefined
}

export function PictureCard({ propertyId, picture, position, count, isCover, originals, answer }: PictureCardProps) {
  const { t } = useTranslation('dashboard')
  const isHydrated = useIsHydrated()
  const place = { propertyId, pictureKey: picture.key, position }
  return (
    <li className={styles.card} id={picture.key} data-key={picture.key}>
      <div className={styles.picture}>
        <PictureView picture={picture} sizes="(width < 600px) 90vw, (width < 1280px) 45vw, 22rem" />
        {picture.alt ? null : <span className={`${badges.missing} ${styles.missing}`}>{t('pictures.noAlt')}</span>}
        {isHydrated ? (
          <span className={styles.handle} data-handle="" title={t('pictures.drag')} aria-hidden="true">
            <Icon name="grip" />
          </span>
        ) : null}
      </div>
      <div className={styles.place}>
        <p>{t('pictures.position', { position, count })}</p>
        {isCover ? <span className={badges.highlighted}>{t('pictures.cover')}</span> : null}
        {picture.kind === 'photo' && !isCover ? <CoverButton {...place} /> : null}
      </div>
      <PictureActions {...place} count={count} />
      <PictureWords
        propertyId={propertyId}
        picture={picture}
        position={position}
        originals={originals}
        answer={answer}
      />
    </li>
  )
}
