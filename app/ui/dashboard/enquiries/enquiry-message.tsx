import type { ReactNode } from 'react'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './enquiry-message.module.css'

interface EnquiryMessageProps {
  message: string
  locale: Locale
  children?: ReactNode
}

/** Keeps the sender's paragraphs and line breaks. */
export function EnquiryMessage({ message, locale, children }: EnquiryMessageProps) {
  const { t } = useTranslation('dashboard')
  const lang = useLocale() === locale ? undefined : locale
  return (
    <div>
      {children}
      <section className={styles.message} aria-labelledby="message">
        <h2 id="message">{t('enquiries.message')}</h2>
        <p className={styles.language}>{t('enquiries.language', { language: t(`enquiries.languages.${locale}`) })}</p>
        {message ? (
          <div className={styles.text} lang={lang}>
            {message.split(/\n\s*\n/).map((paragraph, index) => {
              const key = `${index} ${paragraph}`
              return <p key={key}>{paragraph}</p>
            })}
          </div>
        ) : (
          <p className={styles.text}>{t('enquiries.noMessage')}</p>
        )}
      </section>
    </div>
  )
}
