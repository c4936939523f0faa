import { useField } from '@conform-to/react'
import { authoredLocale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './translation-source.module.css'

/** The original of a translation as it is in the form: with scripts also what has just been typed. */
export function TranslationSource({ name }: { name: string }) {
  const [{ value }] = useField<string | string[]>(name)
  return <SourceText text={typeof value === 'string' ? value : value?.filter(Boolean).join('\n')} />
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
