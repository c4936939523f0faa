import { useField } from '@conform-to/react'
import { authoredLocale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './translation-source.module.css'

interface TranslationSourceProps {
  name: string
  /** What an empty field stands for. */
  byDefault?: string | undefined
}

/** The original of a translation as it is in the form: with scripts also what has just been typed. */
export function TranslationSource({ name, byDefault }: TranslationSourceProps) {
  const [{ value }] = useField<string | readonly unknown[]>(name)
  const text = typeof value === 'string' ? value : value?.map(textOfRow).filter(Boolean).join('\n')
  return <SourceText text={text || byDefault} />
}

function textOfRow(row: unknown): string {
  if (typeof row === 'string') return row
  return Object.values(row ?? {})
    .filter(Boolean)
    .join('\n')
}

/** For forms without Conform. */
export function SourceText({ text }: { text: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.source} data-source="">
      {text ? (
        <>
          <span>{t('texts.source')}</span>
          <p lang={authoredLocale}>{text}</p>
        </>
      ) : (
        <span>{t('texts.noSource')}</span>
      )}
    </div>
  )
}
