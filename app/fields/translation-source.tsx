import { useField } from '@conform-to/react'
import { authoredLocale } from './field.ts'
import styles from './translation-source.module.css'

export interface SourceWords {
  /** "Auf Deutsch" */
  title: string
  /** Where there is nothing to translate. */
  none: string
}

/** What a translation says again, as it stands in the form: with scripts also what has just been typed. */
export function TranslationSource({ name, words }: { name: string; words: SourceWords }) {
  const [source] = useField<string>(name)
  return (
    <div className={styles.source} data-source="">
      {source.value ? (
        <>
          <span>{words.title}</span>
          <p lang={authoredLocale}>{source.value}</p>
        </>
      ) : (
        <span>{words.none}</span>
      )}
    </div>
  )
}
