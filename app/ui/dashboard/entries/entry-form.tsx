import { type ReactNode, useMemo } from 'react'
import { type EntryList, entryFields, hasPicture } from '#app/domain/entries/entry.ts'
import type { BarePicture, LonePicture } from '#app/domain/picture.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PortraitControl } from '#app/ui/dashboard/pictures/portrait-control.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './entry-form.module.css'

export interface EntryAnswer extends StaffAnswer {
  id: string
  /** Chosen in this form and already stored, because browsers do not send a file back. */
  uploaded: BarePicture | null
  /** Set when the entry was removed in the meantime. */
  gone?: 'trashed' | 'deleted' | undefined
}

export type References = Readonly<Record<string, readonly FieldOption[]>>

interface EntryFormProps {
  list: EntryList
  id: string
  /** A new entry posts its own id. */
  isNew: boolean
  version: number
  values: ControlTexts
  picture: LonePicture | null
  references: References | undefined
  hints: Readonly<Record<string, string>> | undefined
  /** English fields older than their German ones, with the time since when. */
  stale: Readonly<Record<string, Date | string>>
  /** For staff who may not change it. */
  isReadOnly: boolean
  answer: EntryAnswer | undefined
  children: ReactNode
}

export function EntryForm({
  list,
  id,
  isNew,
  version,
  values,
  picture,
  references,
  hints,
  stale,
  isReadOnly,
  answer,
  children,
}: EntryFormProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const fields = entryFields[list]
  const labels: Record<string, string> = useMemo(
    () => ({
      ...t(`entries.${list}.fields`, { returnObjects: true }),
      picture: t(list === 'ownPages' ? 'entries.page.picture' : 'entries.portrait.title'),
      removePicture: t('entries.portrait.remove'),
    }),
    [list, t],
  )
  const names = useMemo(() => [...Object.keys(fields), 'picture'], [fields])
  const { list: page, new: newPage, entry, freshness } = dashboardPaths[list]
  return (
    <StaffForm
      preventScrollReset={false}
      form={useStaffForm('entry', fields, values, answer)}
      className={styles.form}
      page={entry(id)}
      action={isNew ? newPage : entry(id)}
      draft={{ scope: `${list}:`, id, isNew }}
      version={version}
      fields={fields}
      labels={labels}
      names={names}
      answer={answer}
      stale={{
        since: answer?.gone ? {} : stale,
        actionOf: ({ locale, translates }) => freshness(id, locale, translates),
      }}
      notice={
        answer?.gone ? (
          <Alert tone="warn" role="alert">
            <p>{t('entries.gone.typed')}</p>
          </Alert>
        ) : null
      }
      encType={hasPicture(list) ? 'multipart/form-data' : undefined}
      autoComplete="off"
    >
      {({ unsavedNote, translations }) => (
        <>
          {children}
          <Frame isReadOnly={isReadOnly}>
            <FieldGroup
              fields={fields}
              labels={labels}
              hints={{ ...t(`entries.${list}.hints`, { returnObjects: true }), ...hints }}
              references={references ?? {}}
              optionNames={{ placement: t('entries.page.options', { returnObjects: true }) }}
              widths={widths}
              words={words}
              {...translations}
            />
            {hasPicture(list) ? (
              <div data-field="">
                <PortraitControl isPage={list === 'ownPages'} picture={picture} uploaded={answer?.uploaded ?? null} />
              </div>
            ) : null}
          </Frame>
          {isReadOnly ? null : (
            <div className={styles.buttons}>
              <SaveButton gone={answer?.gone} />
              <ButtonLink variant="quiet" to={page}>
                {t('cancel')}
              </ButtonLink>
              {unsavedNote}
            </div>
          )}
        </>
      )}
    </StaffForm>
  )
}

/** Disabled as a whole for staff who only read. */
function Frame({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  const { t } = useTranslation('dashboard')
  if (!isReadOnly) return children
  return (
    <fieldset className={styles.fields} disabled>
      <legend>{t('entries.page.readOnly')}</legend>
      {children}
    </fieldset>
  )
}

function SaveButton({ gone }: Pick<EntryAnswer, 'gone'>) {
  const { t } = useTranslation('dashboard')
  if (gone === 'trashed') {
    return (
      <Button type="submit" name="next" value="restore">
        {t('gone.restoreAndSave')}
      </Button>
    )
  }
  return <Button type="submit">{t(gone ? 'entries.gone.saveAsNew' : 'form.save')}</Button>
}

/** Overrides a field's usual width, so that every row of six columns is full. */
const widths: Readonly<Record<string, FieldWidth>> = {
  telephone: 'w3',
  author: 'w3',
  property: 'w3',
  originConfirmed: 'w6',
  declines: 'w3',
  subject: 'w6',
  absentUntil: 'w3',
  deputy: 'w3',
  slug: 'w6',
  query: 'w6',
  placement: 'w3',
  published: 'w3',
}
