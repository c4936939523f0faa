import { useFetcher } from '@remix-run/react'
import { useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyCrumbs } from '#app/ui/dashboard/property/property-head.tsx'
import { GoneProperty } from '#app/ui/dashboard/property/save-notices.tsx'
import { UnsavedDialog } from '#app/ui/dashboard/saving/unsaved-dialog.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { picturesFormId } from './chosen-bar.tsx'
import styles from './mosaic-page.module.css'
import { MosaicTile } from './mosaic-tile.tsx'
import { useKeptFocus } from './picture-focus.ts'
import { useWishedOrder } from './picture-order.ts'
import type { PicturePageProps } from './picture-page.tsx'
import { usePictureSorting } from './picture-sorting.ts'
import { listId } from './picture-words.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

type MosaicPageProps = Pick<PicturePageProps, 'property' | 'pictures'> & { posted: PicturesAnswer | undefined }

/** From this number on tiles are small, so that sixty fit the window. */
const many = 24

export function MosaicPage({ property, pictures, posted }: MosaicPageProps) {
  const { t } = useTranslation('dashboard')
  const isHydrated = useIsHydrated()
  const fetcher = useFetcher<PicturesAnswer>()
  const answer = fetcher.data ?? posted
  const shown = useWishedOrder(pictures, fetcher.formData)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const rememberButton = useKeptFocus(list, shown)
  const labels = Object.fromEntries(
    shown.map(({ key }, index) => [`place.${key}`, t('pictures.mosaic.place', { position: index + 1 })]),
  )
  const action = dashboardPaths.imagesOrder(property.id)
  usePictureSorting(list, pictures.length > 0, (order) => {
    fetcher.submit({ order: order.join(), redirectTo: action }, { method: 'post', action, preventScrollReset: true })
  })
  return (
    <>
      <PropertyCrumbs
        {...property}
        above={{ label: t('property.pictures'), to: dashboardPaths.images(property.id) }}
        here={t('pictures.mosaic.open')}
      />
      <PageHead title={t('pictures.mosaic.title')} lead={property.name} />
      <ErrorSummary title={answer?.title ?? ''} problems={answer?.problems ?? noProblems} />
      <fetcher.Form
        ref={form}
        id={picturesFormId}
        method="post"
        action={action}
        autoComplete="off"
        noValidate
        preventScrollReset
      >
        <EnterKey />
        <input type="hidden" name="redirectTo" value={action} />
        <UnsavedDialog form={form} wasRefused={answer?.values !== undefined} onLeave={() => undefined} />
        {answer?.isTrashed ? <GoneProperty gone="trashed" /> : null}
        <input type="hidden" name="shown" value={answer?.values?.shown ?? shown.map(({ key }) => key).join()} />
        <p className={styles.note}>{t(isHydrated ? 'pictures.mosaic.note' : 'pictures.mosaic.plainNote')}</p>
        <div className={styles.bar}>
          <Button type="submit">{t('pictures.mosaic.save')}</Button>
          <UnsavedNote form={form} labels={labels} wasRefused={answer?.values !== undefined} />
        </div>
        <ol
          ref={list}
          id={listId}
          className={shown.length > many ? styles.dense : styles.tiles}
          tabIndex={-1}
          onClickCapture={rememberButton}
        >
          {shown.map((picture, index) => (
            <MosaicTile
              key={picture.key}
              picture={picture}
              position={index + 1}
              count={shown.length}
              typed={answer?.values?.[`place.${picture.key}`]}
              isWrong={answer?.errors?.[`place.${picture.key}`] !== undefined}
            />
          ))}
        </ol>
      </fetcher.Form>
    </>
  )
}

const noProblems = [] as const
