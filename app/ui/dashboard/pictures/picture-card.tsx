import { useContext } from 'react'
import { isMarkOpen } from '#app/domain/picture-mark.ts'
import { isSmall, leastSide } from '#app/domain/picture-widths.ts'
import { pictureWordFields, type WordedPicture } from '#app/domain/picture-words.ts'
import control from '#app/fields/field-control.module.css'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import badges from '#app/ui/dashboard/property/state-badges.module.css'
import { Ticks } from '#app/ui/dashboard/table/use-ticked.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { picturesFormId } from './chosen-bar.tsx'
import { CoverButton, PictureActions } from './picture-actions.tsx'
import styles from './picture-card.module.css'
import { controlName, PictureWords } from './picture-words.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

export interface PictureCardProps {
  propertyId: string
  picture: WordedPicture
  /** Counted from 1. */
  position: number
  count: number
  isCover: boolean
  originals: readonly FieldOption[]
  /** Among many, a picture is a row, and its words are shown on demand. */
  isFolded: boolean
  answer: PicturesAnswer | undefined
}

export function PictureCard({ isFolded, ...props }: PictureCardProps) {
  const { propertyId, picture, position, count, isCover, originals, answer } = props
  const { t } = useTranslation('dashboard')
  const isHydrated = useIsHydrated()
  const kept = useContext(Ticks)
  const { key, alt, origin } = picture
  const place = { propertyId, pictureKey: key, position }
  const words = <PictureWords {...{ propertyId, picture, position, originals, answer }} />
  return (
    <li className={isFolded ? styles.row : styles.card} id={key} data-key={key}>
      <div className={styles.picture}>
        <PictureView
          picture={picture}
          sizes={isFolded ? '7rem' : '(width < 600px) 90vw, (width < 1280px) 45vw, 22rem'}
        />
        {alt || isFolded ? null : <span className={`${badges.missing} ${styles.missing}`}>{t('pictures.noAlt')}</span>}
        <label className={`${control.tick} ${styles.tick}`}>
          <input
            type="checkbox"
            name="ids"
            value={key}
            form={picturesFormId}
            data-act=""
            defaultChecked={answer?.ticked?.includes(key) ?? kept.split(',').includes(key)}
          />
          <span className="sr">{t('pictures.tick', { position })}</span>
        </label>
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
        {isSmall(picture) ? <small>{t('pictures.small', { ...picture, least: leastSide })}</small> : null}
      </div>
      <PictureActions {...place} count={count} />
      {isFolded ? (
        <details className={styles.fold} open={isAsked(picture, answer)}>
          <summary>
            <span>
              {position} ·{' '}
              {[alt || t('pictures.noAlt'), origin && t(`pictures.origins.${origin}`)].filter(Boolean).join(' · ')}
            </span>
            <Icon name="chevron" />
          </summary>
          {words}
        </details>
      ) : (
        words
      )}
    </li>
  )
}

/** Whether its words need an answer, or hold what is not saved. */
function isAsked(picture: WordedPicture, answer: PicturesAnswer | undefined): boolean {
  const isAbout = (name: string) => name.endsWith(`.${picture.key}`)
  const isTyped = keysOf(pictureWordFields).some((field) => {
    const typed = answer?.values?.[controlName(field, picture.key)]
    return typed !== undefined && typed !== (picture[field] ?? '')
  })
  return (
    isTyped ||
    isMarkOpen(picture) ||
    Object.keys(answer?.errors ?? {}).some(isAbout) ||
    (answer?.change?.differences.some(({ field }) => isAbout(field)) ?? false)
  )
}
