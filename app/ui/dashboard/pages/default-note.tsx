import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import styles from './default-note.module.css'

export interface DefaultText {
  text: string
  /** A line for rows. */
  brief: string
}

interface DefaultNoteProps extends DefaultText {
  name: string
  /** About the stored text, in words. */
  doubt: string | undefined
  typed: NonNullable<FormAnswer['initialValue']>[string] | undefined
  isReadOnly: boolean
}

/** What stands on the page while the field is empty. Its button answers with the form, and stores nothing. */
export function DefaultNote({ name, text, brief, typed, doubt, isReadOnly }: DefaultNoteProps) {
  const { t } = useTranslation('dashboard')
  const isOwn =
    typeof typed === 'string' ? typed !== '' && typed !== text : typed !== undefined && asRows(typed) !== text
  return (
    <span className={styles.note} data-own={isOwn ? '' : undefined}>
      {doubt ? (
        <strong className={styles.doubt} data-doubt={name}>
          {doubt}
        </strong>
      ) : null}
      <span className={styles.text}>
        <b>{isOwn ? t('pages.ownText') : t('pages.default')}</b> {brief || t('pages.noDefault')}
      </span>
      {isOwn && !isReadOnly ? (
        <button type="submit" name="reset" value={name}>
          {t('pages.reset')}
        </button>
      ) : null}
    </span>
  )
}

function asRows(typed: unknown): string {
  return JSON.stringify(typed)
}
