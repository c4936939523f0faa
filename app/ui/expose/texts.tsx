import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferText, ShownOffer } from '#app/domain/offers/offer.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import styles from './texts.module.css'

interface TextsProps {
  offer: ShownOffer
  /** About the language of the texts. */
  note: string | undefined
  map: ReactNode
}

export function Texts({ offer, note, map }: TextsProps) {
  const { t } = useTranslation('site')
  const [lead, description] = splitLead(offer.description ?? '')
  return (
    <div>
      {note && <p className={styles.note}>{note}</p>}
      {lead && (
        <p className={`lead ${styles.lead}`} lang={langOf(offer, 'description')}>
          {lead}
        </p>
      )}
      <div className={`prose ${styles.columns}`}>
        <Paragraphs text={description} lang={langOf(offer, 'description')} />
        <Text title={t('offer.fittings')} offer={offer} name="fittings" />
        <Text title={t('offer.location')} offer={offer} name="locationDescription">
          {map}
        </Text>
        <Text title={t('offer.otherNotes')} offer={offer} name="otherNotes" />
      </div>
    </div>
  )
}

/** The first paragraph is the lead unless it is too long or a list. */
export function splitLead(text: string): [lead: string | null, rest: string] {
  const [first = '', ...others] = text.trim().split(/\r?\n\s*\r?\n/)
  const isOpening = first !== '' && first.length <= 320 && !/^[ \t]*-\s/m.test(first)
  return isOpening ? [first, others.join('\n\n')] : [null, text]
}

interface TextProps {
  title: string
  offer: ShownOffer
  name: OfferText
  children?: ReactNode
}

function Text({ title, offer, name, children }: TextProps) {
  const text = offer[name]
  if (!text && !children) return null
  return (
    <section className={`prose ${styles.text}`}>
      <h2>{title}</h2>
      {text && <Paragraphs text={text} lang={langOf(offer, name)} />}
      {children}
    </section>
  )
}
