import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { SubscribeLink } from '#app/words/nothing-found-words.server.ts'
import styles from './subscribe.module.css'

export function Subscribe({ title, text, words, to }: SubscribeLink) {
  return (
    <section className={`screen ${styles.band}`} aria-labelledby="suchauftrag">
      <div>
        <h2 className="title-4" id="suchauftrag">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={to}>{words}</ButtonLink>
    </section>
  )
}
