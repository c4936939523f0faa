import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import type { ShownVoice } from '#app/words/texts/voices.server.ts'
import styles from './quote.module.css'
import { QuoteOrigin } from './quote-origin.tsx'

/** Quotation marks follow the language. A translation is marked and shows the original. */
export function Quote({ testimonial, className }: { testimonial: ShownVoice; className?: string | undefined }) {
  const { quote, original, author, picture, note } = testimonial
  return (
    <figure className={className ? `${styles.quote} ${className}` : styles.quote}>
      <blockquote lang={langOf(testimonial, 'quote')}>
        <p>{withoutMarks(quote)}</p>
      </blockquote>
      {original && <Original quote={original} />}
      <figcaption>
        {picture && <PictureView picture={picture} sizes="72px" alt="" />}
        <Author author={author} />
      </figcaption>
      {note && <QuoteOrigin words={note} />}
    </figure>
  )
}

/** Around quotations that stand below the first screen. */
export function LateQuotes({ children }: { children: ReactNode }) {
  return <div className={styles.late}>{children}</div>
}

function withoutMarks(quote: string): string {
  return quote.replace(/^[„“”"«»]+|[„“”"«»]{1,9}$/g, '')
}

function Original({ quote }: { quote: string }) {
  const { t } = useTranslation('site')
  return (
    <details className={styles.original}>
      <summary>{t('references.translated')}</summary>
      <q lang={authoredLocale}>{withoutMarks(quote)}</q>
    </details>
  )
}

/** "Margarete Thomsen, Blankenese": name and place are styled differently. */
function Author({ author }: { author: string }) {
  const [name, ...rest] = author.split(', ')
  return (
    <p>
      {name}
      {rest.length > 0 && <span>{rest.join(', ')}</span>}
    </p>
  )
}
