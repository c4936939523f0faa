import type { AuthoredWords } from '#app/words/texts/authored.server.ts'
import styles from './quote.module.css'

/** Under testimonials: whether and how it is made sure that they come from clients (§ 5b Abs. 3 UWG). */
export function QuoteOrigin({ words }: { words: AuthoredWords | null }) {
  return (
    words && (
      <p className={styles.origin} lang={words.lang}>
        {words.value}
      </p>
    )
  )
}
