/** Names and days only, and no discovery of routes: requests would tell what was seen, and a price may have changed. */
import { Link } from '@remix-run/react'
import { useState } from 'react'
import { formatDate } from '#app/fields/format.ts'
import { seen as german } from '#app/i18n/locales/de/offers/seen.ts'
import { seen as english } from '#app/i18n/locales/en/offers/seen.ts'
import { paths } from '#app/paths/public.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { readSeen, type SeenOffer, writeSeen } from './seen.ts'
import styles from './seen-strip.module.css'

type Answer = 'cleared' | 'off' | 'isOn'

const fewestShown = 2

export function SeenStrip() {
  const [offers] = useState(readSeen)
  return offers && offers.length >= fewestShown ? <Strip offers={offers} /> : null
}

function Strip({ offers }: { offers: readonly SeenOffer[] }) {
  const locale = useLocale()
  const words = { de: german, en: english }[locale]
  const [answer, setAnswer] = useState<Answer | null>(null)
  const change = (stored: SeenOffer[] | null, said: Answer) => () => {
    writeSeen(stored)
    setAnswer(said)
  }
  return (
    <section className={`screen ${styles.strip}`} aria-labelledby="gesehen">
      <h2 className="title-4" id="gesehen">
        {words.title}
      </h2>
      <p role="status">{answer ? words[answer] : words.note}</p>
      {!answer && (
        <ul>
          {offers.map(({ id, name, lang, place, at }) => (
            <li key={id}>
              <Link to={paths.offer(id)} discover="none" lang={lang === locale ? undefined : String(lang)}>
                {String(name)}
              </Link>
              <small>
                {String(place)}, {words.on.replace('{{date}}', formatDate(dayOf(at), locale))}
              </small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {!answer && (
          <button type="button" onClick={change([], 'cleared')}>
            {words.clear}
          </button>
        )}
        {answer === 'off' ? (
          <button type="button" onClick={change([], 'isOn')}>
            {words.switchOn}
          </button>
        ) : (
          <button type="button" onClick={change(null, 'off')}>
            {words.switchOff}
          </button>
        )}
      </div>
    </section>
  )
}

/** "2026-11-27" in the visitor's time zone, as Sweden writes it. */
function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('sv')
}
