import type { AuthoredWords } from '#app/words/texts/authored.server.ts'
import styles from './quote.module.css'

/** Whether and how the agency verifies that testimonials come from clients (§ 5b Abs. 3 UWG). */
export function QuoteOrigin({ words }: { words: AuthoredWords | null }) {
  return (
    words && (
      <p className={styles.origin} lang={words.lang}>
        {words.value}
      </p>
    )
  )
}
