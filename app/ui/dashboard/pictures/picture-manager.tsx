import { useFetcher } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { coverOf, inOrder, type Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { SaveConflict } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { PictureBar } from './picture-bar.tsx'
import { PictureCard } from './picture-card.tsx'
import { useKeptFocus } from './picture-focus.ts'
import styles from './picture-manager.module.css'
import { usePictureSorting } from './picture-sorting.ts'
import { PictureUpload } from './picture-upload.tsx'
import { listId } from './picture-words.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

interface PictureManagerProps {
  propertyId: string
  pictures: readonly Picture[]
  version: number
  uploadId: string
  /** The answer to a post without JavaScript; with it, posts go through the fetcher. */
  posted: PicturesAnswer | undefined
}

const noProblems = [] as const

/** Every button posts the one form around all pictures, so that nothing typed is lost by moving or deleting one. */
export function PictureManager({ propertyId, pictures, version, uploadId, posted }: PictureManagerProps) {
  const { t } = useTranslation('dashboard')
  const fetcher = useFetcher<PicturesAnswer>()
  const [outdated, setOutdated] = useState<PicturesAnswer>()
  // A fetcher keeps its last answer, even once a later post has been taken.
  const given = (fetcher.data?.version ?? version) < version ? undefined : fetcher.data
  const answer = given ?? (posted === outdated ? undefined : posted)
  const shown = useWishedOrder(pictures, fetcher.formData)
  const coverKey = coverOf(shown)?.key
  const { isUnsaved, onChange } = useUnsaved(version)
  const list = useRef<HTMLOListElement>(null)
  const rememberButton = useKeptFocus(list, shown)
  usePictureSorting(list, pictures.length > 0, (order) => {
    const form = new FormData(list.current?.closest('form') ?? undefined)
    form.set('order', order.join())
    const action = paths.dashboard.imagesOrder(propertyId)
    fetcher.submit(form, { method: 'post', action, preventScrollReset: true })
  })
  return (
    <div className={styles.manager}>
      <ErrorSummary title={answer?.title ?? ''} problems={answer?.problems ?? noProblems} />
      {answer?.added ? (
        <div className={styles.added}>
          <Alert tone="good" role="status">
            <p>{t('pictures.added', { count: answer.added })}</p>
          </Alert>
        </div>
      ) : null}
      <PictureUpload
        propertyId={propertyId}
        uploadId={uploadId}
        hasPictures={pictures.length > 0}
        onSend={() => setOutdated(posted)}
      />
      {pictures.length === 0 ? (
        <div className={styles.none} id={listId}>
          <p>{t('pictures.none')}</p>
          <p>{t('pictures.noneHint')}</p>
        </div>
      ) : (
        <fetcher.Form
          method="post"
          action={paths.dashboard.imagesWords(propertyId)}
          autoComplete="off"
          noValidate
          preventScrollReset
          onChange={onChange}
        >
          <input type="hidden" name="version" value={version} />
          {answer?.change ? (
            <SaveConflict {...answer.change} labels={answer.labels ?? {}} page={paths.dashboard.images(propertyId)} />
          ) : null}
          <PictureBar pictures={shown} isUnsaved={isUnsaved} />
          <ol ref={list} className={styles.list} id={listId} tabIndex={-1} onClickCapture={rememberButton}>
            {shown.map((picture, index) => (
              <PictureCard
                key={picture.key}
                propertyId={propertyId}
                picture={picture}
                position={index + 1}
                count={shown.length}
                isCover={picture.key === coverKey}
                answer={answer}
              />
            ))}
          </ol>
        </fetcher.Form>
      )}
    </div>
  )
}

/** The order that the server will answer with, so that nothing jumps back after a drop. */
function useWishedOrder(pictures: readonly Picture[], posted: FormData | undefined): readonly Picture[] {
  const wished = posted?.get('order')
  return useMemo(() => {
    if (typeof wished !== 'string') return pictures
    const keys = inOrder(
      pictures.map(({ key }) => key),
      wished.split(','),
    )
    return keys.flatMap((key) => pictures.find((picture) => picture.key === key) ?? [])
  }, [pictures, wished])
}

/** Whatever is saved here raises the version. */
function useUnsaved(version: number) {
  const [isUnsaved, setUnsaved] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new version that counts
  useEffect(() => setUnsaved(false), [version])
  return { isUnsaved, onChange: () => setUnsaved(true) }
}
