import type { ReactNode } from 'react'
import type { ExposeOffer } from '#app/domain/offers/offer.ts'
import { usePropertyWords } from '#app/ui/offer/use-property-words.ts'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './texts.module.css'

interface TextsProps {
  offer: ExposeOffer
  map: ReactNode
}

export function Texts({ offer, map }: TextsProps) {
  const { t } = usePropertyWords()
  const lang = useAuthoredLang()
  const [lead, description] = splitLead(offer.description ?? '')
  return (
    <div>
      {lead && (
        <p className={`lead ${styles.lead}`} lang={lang}>
          {lead}
        </p>
      )}
      <div className={`prose ${styles.columns}`}>
        <Paragraphs text={description} />
        <Text title={t('site:offer.fittings')} text={offer.fittings} />
        <Text title={t('site:offer.location')} text={offer.locationDescription}>
          {map}
        </Text>
        <Text title={t('site:offer.otherNotes')} text={offer.otherNotes} />
      </div>
    </div>
  )
}

/** The first paragraph opens the text unless it is too long or a list. */
export function splitLead(text: string): [lead: string | null, rest: string] {
  const [first = '', ...others] = text.trim().split(/\r?\n\s*\r?\n/)
  const isOpening = first !== '' && first.length <= 320 && !/^[ \t]*-\s/m.test(first)
  return isOpening ? [first, others.join('\n\n')] : [null, text]
}

interface TextProps {
  title: string
  text: string | null
  children?: ReactNode
}

function Text({ title, text, children }: TextProps) {
  if (!text && !children) return null
  return (
    <section className={`prose ${styles.text}`}>
      <h2>{title}</h2>
      {text && <Paragraphs text={text} />}
      {children}
    </section>
  )
}
