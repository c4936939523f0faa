import { useField } from '@conform-to/react'
import { authoredLocale } from '#app/fields/field.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './translation-source.module.css'

/** What a translation says again, as it stands in the form: with scripts also what has just been typed. */
export function TranslationSource({ name }: { name: string }) {
  const { t } = useTranslation('dashboard')
  const [source] = useField<string>(name)
  return (
    <div className={styles.source} data-source="">
      {source.value ? (
        <>
          <span>{t('texts.source')}</span>
          <p lang={authoredLocale}>{source.value}</p>
        </>
      ) : (
        <span>{t('texts.noSource')}</span>
      )}
    </div>
  )
}
