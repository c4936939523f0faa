import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { type EnquiryAnswer, EnquiryForm, type EnquiryFormWords } from '#app/ui/form/enquiry-form.tsx'
import { ContactWays } from '#app/ui/sections/contact-ways.tsx'
import styles from './offer-contact.module.css'

interface OfferContactProps {
  offer: ShownOffer
  agency: AgencyCard | undefined
  words: {
    title: string
    lead: string
    about: string
    message: string
    messageHint: string
    form: EnquiryFormWords
  }
  answer: EnquiryAnswer | undefined
}

export function OfferContact({ offer, agency, words, answer }: OfferContactProps) {
  const { id, member, name, propertyNumber } = offer
  return (
    <section className={styles.contact} id="kontakt" aria-labelledby="kontakt-title">
      <div className={`wrap grid ${styles.grid}`}>
        <div className={styles.person}>
          <h2 id="kontakt-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          {agency?.answering ? <p className={styles.answering}>{agency.answering}</p> : null}
          <ContactWays
            phone={member?.telephone ?? agency?.phone ?? null}
            email={member?.email ?? agency?.email ?? null}
          />
        </div>
        <div className={styles.form}>
          <p>
            {words.about} <strong lang={langOf(offer, 'name')}>{name}</strong>,{' '}
            <span className="num nb">{propertyNumber}</span>
          </p>
          <EnquiryForm
            words={words.form}
            action={paths.offer(id)}
            propertyId={id}
            message={words.message}
            messageHint={words.messageHint}
            answer={answer}
          />
        </div>
      </div>
    </section>
  )
}
