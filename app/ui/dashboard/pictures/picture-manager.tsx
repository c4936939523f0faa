import { useFetcher, useLocation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { coverOf } from '#app/domain/picture.ts'
import { englishOf, type WordedPicture } from '#app/domain/picture-words.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { GoneProperty } from '#app/ui/dashboard/property/save-notices.tsx'
import { FormGuard } from '#app/ui/dashboard/saving/form-guard.tsx'
import { SaveConflict } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { useTicked } from '#app/ui/dashboard/table/use-ticked.ts'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { usePictureQueue } from '#app/ui/dashboard/upload/picture-queue.ts'
import { PictureUpload } from '#app/ui/dashboard/upload/picture-upload.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ChosenBar, picturesFormId } from './chosen-bar.tsx'
import { PictureBar } from './picture-bar.tsx'
import { PictureCard } from './picture-card.tsx'
import { pictureDraft, refillWords } from './picture-draft.ts'
import { useKeptFocus } from './picture-focus.ts'
import styles from './picture-manager.module.css'
import { useWishedOrder } from './picture-order.ts'
import { usePictureSorting } from './picture-sorting.ts'
import { PictureTrash, type ShownTrash } from './picture-trash.tsx'
import { listId } from './picture-words.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

interface PictureManagerProps {
  propertyId: string
  pictures: readonly WordedPicture[]
  trash: readonly ShownTrash[]
  version: number
  uploadId: string
  /** The answer to a post without JavaScript; with it, posts use the fetcher. */
  posted: PicturesAnswer | undefined
}

const noProblems = [] as const

/** More pictures are shown in rows, with their words on demand. */
const mostCards = 12

/** Every button posts one form around all pictures, so that the words typed beside it come back with the answer. */
export function PictureManager({ propertyId, pictures, trash, version, uploadId, posted }: PictureManagerProps) {
  const { t } = useTranslation('dashboard')
  const fetcher = useFetcher<PicturesAnswer>()
  const [outdated, setOutdated] = useState<PicturesAnswer>()
  // A fetcher keeps its last answer, even once a later post has been saved.
  const given = (fetcher.data?.version ?? version) < version ? undefined : fetcher.data
  const answer = given ?? (posted === outdated ? undefined : posted)
  const shown = useWishedOrder(pictures, fetcher.formData)
  const originals = shown.flatMap(({ key, origin, caption, alt }, index) => {
    const name = [t('pictures.originalNamed', { position: index + 1 }), caption || alt].filter(Boolean).join(', ')
    return origin === 'aiEdited' ? [] : { value: key, label: name.slice(0, 60) }
  })
  const isFolded = shown.length > mostCards
  const coverKey = coverOf(shown)?.key
  const queue = usePictureQueue(dashboardPaths.images(propertyId), () => setOutdated(posted))
  const list = useRef<HTMLOListElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // With the files that are chosen, but not uploaded.
  const page = useRef<HTMLDivElement>(null)
  const { key: visit } = useLocation()
  const ticked = useTicked(picturesFormId)
  const rememberButton = useKeptFocus(list, shown)
  usePictureSorting(list, pictures.length > 0, (order) => {
    const typed = new FormData(form.current ?? undefined)
    typed.set('order', order.join())
    const action = dashboardPaths.imagesOrder(propertyId)
    fetcher.submit(typed, { method: 'post', action, preventScrollReset: true })
  })
  return (
    <div ref={page} className={styles.manager}>
      <ErrorSummary title={answer?.title ?? ''} problems={answer?.problems ?? noProblems} />
      {answer?.added ? (
        <div className={styles.added}>
          <Alert tone="good" role="status">
            <p>{t('pictures.added', { count: answer.added })}</p>
          </Alert>
        </div>
      ) : null}
      <PictureUpload propertyId={propertyId} uploadId={uploadId} hasPictures={pictures.length > 0} queue={queue} />
      <fetcher.Form
        ref={form}
        id={picturesFormId}
        method="post"
        action={dashboardPaths.imagesWords(propertyId)}
        autoComplete="off"
        noValidate
        preventScrollReset
      >
        <FormGuard
          form={form}
          draft={pictureDraft(propertyId)}
          around={page}
          version={version}
          wasRefused={answer?.values !== undefined}
          refill={(texts) => form.current && refillWords(form.current, texts)}
          leavingQuestion={queue.isBusy ? t('pictures.queue.leave') : undefined}
        />
        {answer?.isTrashed ? <GoneProperty gone="trashed" /> : null}
        {answer?.change ? (
          <SaveConflict {...answer.change} labels={answer.labels ?? {}} page={dashboardPaths.images(propertyId)} />
        ) : null}
        {pictures.length === 0 ? (
          <div className={styles.none} id={listId}>
            <p>{t('pictures.none')}</p>
            <p>{t('pictures.noneHint')}</p>
          </div>
        ) : (
          <Bilingual english={englishOf(shown)}>
            {(languageSwitch) => (
              <>
                <PictureBar
                  propertyId={propertyId}
                  pictures={shown}
                  form={form}
                  wasRefused={answer?.values !== undefined}
                >
                  <ChosenBar key={visit} propertyId={propertyId} ticked={ticked} answer={answer} />
                </PictureBar>
                {languageSwitch}
                <ol
                  ref={list}
                  className={isFolded ? styles.rows : styles.list}
                  id={listId}
                  tabIndex={-1}
                  onClickCapture={rememberButton}
                >
                  {shown.map((picture, index) => (
                    <PictureCard
                      key={picture.key}
                      propertyId={propertyId}
                      picture={picture}
                      position={index + 1}
                      count={shown.length}
                      isCover={picture.key === coverKey}
                      originals={originals.filter(({ value }) => value !== picture.key)}
                      isFolded={isFolded}
                      answer={answer}
                    />
                  ))}
                </ol>
              </>
            )}
          </Bilingual>
        )}
        <PictureTrash propertyId={propertyId} trash={trash} />
      </fetcher.Form>
    </div>
  )
}
