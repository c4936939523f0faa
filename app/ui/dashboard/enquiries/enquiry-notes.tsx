import type { RefObject } from 'react'
import { noteFields } from '#app/domain/enquiries/note.ts'
import { FormField } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { Button } from '#app/ui/parts/button.tsx'

export interface ShownNote {
  id: string
  text: string
  by: string
  createdAt: Date
}

interface EnquiryNotesProps {
  notes: readonly ShownNote[]
  now: Date
  form: RefObject<HTMLFormElement>
}

/** Part of the desk's form. */
export function EnquiryNotes({ notes, now, form }: EnquiryNotesProps) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  return (
    <section className={styles.panel} aria-labelledby="notes">
      <h2 id="notes">{t('enquiries.notes.title')}</h2>
      {notes.length > 0 ? (
        <ol className={styles.notes}>
          {notes.map(({ id, text, by, createdAt }) => (
            <li key={id}>
              <p>{text}</p>
              <p className={styles.note}>{t('enquiries.notes.by', { name: by, moment: near(createdAt, now) })}</p>
            </li>
          ))}
        </ol>
      ) : null}
      <div className={styles.newNote}>
        <FormField
          // Empties the control once a note has been added.
          key={notes.length}
          name="note"
          field={{ ...noteFields.note, required: undefined }}
          label={t('enquiries.notes.label')}
          hint={t('enquiries.notes.hint')}
        />
        <Button type="submit" variant="quiet" name="next" value="note">
          {t('enquiries.notes.add')}
        </Button>
        <UnsavedNote form={form} labels={{ note: t('enquiries.notes.label') }} wasRefused={false} />
      </div>
    </section>
  )
}
