import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { type Picture, pictureFields } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { PictureView } from '#app/ui/picture-view.tsx'
import styles from './picture-entry.module.css'
import { PictureWords } from './picture-words.tsx'

interface PictureEditorProps {
  propertyId: string
  picture: Picture
  /** Counted from 1. */
  position: number
  lastResult?: FormAnswer | undefined
}

/** One picture on a page of its own: where a refused description is mended. */
export function PictureEditor({ propertyId, picture, position, lastResult }: PictureEditorProps) {
  const { t } = useTranslation('dashboard')
  const problems = useMemo(
    () =>
      (Object.keys(pictureFields) as (keyof typeof pictureFields)[]).flatMap((id) => {
        const message = lastResult?.error?.[id]?.join(' ')
        return message ? [{ id, label: t(`pictures.${id}`), message }] : []
      }),
    [lastResult, t],
  )
  return (
    <>
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      <div className={styles.entry}>
        <div className={styles.picture}>
          <PictureView picture={picture} sizes="(width < 600px) 90vw, 15rem" />
        </div>
        <Form className={styles.words} method="post" action={paths.dashboard.image(propertyId, picture.key)}>
          <PictureWords picture={picture} lastResult={lastResult} />
          <div className={styles.buttons}>
            <Button type="submit" aria-label={t('pictures.saveNamed', { position })}>
              {t('pictures.save')}
            </Button>
          </div>
        </Form>
      </div>
    </>
  )
}
