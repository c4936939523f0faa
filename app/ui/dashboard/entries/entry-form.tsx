/** The form of an entry of a list, for a new one and for one that is stored. */
import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { type EntryList, entryFields, hasPortrait } from '#app/domain/entries/entry.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { PortraitControl } from '#app/ui/dashboard/pictures/portrait-control.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { type ControlTexts, type FieldErrors, type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './entry-form.module.css'

export interface EntryAnswer {
  id: string
  result: FormAnswer
  /** Said where a file was chosen, since browsers do not send it back. */
  chooseAgain: string | null
  /** Whether the entry was removed in the meantime. */
  isGone: boolean
}

interface EntryFormProps {
  list: EntryList
  id: string
  /** A new entry posts its own id. */
  isNew: boolean
  values: ControlTexts
  picture: LonePicture | null
  answer: EntryAnswer | undefined
}

export function EntryForm({ list, id, isNew, values: stored, picture, answer }: EntryFormProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const { values, errors } = useAnswer(answer?.result, stored)
  const problems = useProblems(list, errors)
  const { list: page, new: newPage, entry } = paths.dashboard[list]
  return (
    <Form
      className={styles.form}
      method="post"
      action={isNew ? newPage : entry(id)}
      encType={hasPortrait(list) ? 'multipart/form-data' : undefined}
      autoComplete="off"
      noValidate
    >
      {isNew ? <input type="hidden" name="id" value={id} /> : null}
      {answer?.isGone ? (
        <Alert tone="warn" role="alert">
          <p>{t('entries.gone.typed')}</p>
        </Alert>
      ) : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      <FieldGroup
        fields={entryFields[list]}
        values={values}
        errors={errors}
        labels={t(`entries.${list}.fields`, { returnObjects: true })}
        hints={t(`entries.${list}.hints`, { returnObjects: true })}
        widths={widths}
        words={words}
      />
      {hasPortrait(list) ? (
        <PortraitControl
          picture={picture}
          errors={errors.picture}
          isRemoved={values.removePicture === 'on'}
          chooseAgain={answer?.chooseAgain ?? null}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit">{t(answer?.isGone ? 'entries.gone.saveAsNew' : 'form.save')}</Button>
        <ButtonLink variant="quiet" to={page}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** The problems in the order of the controls; the same array until the server answers again. */
function useProblems(list: EntryList, errors: FieldErrors) {
  const { t } = useTranslation('dashboard')
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = t(`entries.${list}.fields`, { returnObjects: true })
    const all = { ...labels, picture: t('entries.portrait.title') }
    return Object.entries(all).flatMap(([id, label]) => {
      const message = errors[id]?.join(' ')
      return message ? [{ id, label, message }] : []
    })
  }, [list, errors, t])
}

/** Where a field is not as wide as its kind usually is: so that every row of six columns is full. */
const widths: Readonly<Record<string, FieldWidth>> = { telephone: 'w3', author: 'w6' }
