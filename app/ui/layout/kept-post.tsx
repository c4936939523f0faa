import { useTranslation } from '#app/i18n/use-translation.ts'
import { type InterruptedForm, RepeatForm } from '#app/ui/form/repeat-form.tsx'
import styles from './kept-post.module.css'

/** On the error page: sends the form again with everything typed. */
export function KeptPost({ hadFiles, ...post }: InterruptedForm) {
  const { t } = useTranslation('site')
  const texts = post.fields.map(([, value]) => value.trim()).filter((value) => /\s/.test(value))
  return (
    <div className={styles.kept}>
      <p>{t('error.kept.text')}</p>
      {hadFiles ? <p>{t('error.kept.files')}</p> : null}
      <RepeatForm {...post} submit={t('error.kept.submit')} />
      {texts.length > 0 ? (
        <details>
          <summary>{t('error.kept.show')}</summary>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
