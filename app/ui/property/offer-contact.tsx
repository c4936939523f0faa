import type { Agency } from '#app/domain/agency.ts'
import type { Offer } from '#app/domain/offer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallPanel } from '#app/ui/call-panel.tsx'
import { ContactWays } from '#app/ui/contact-ways.tsx'
import { usePropertyWords } from './use-property-words.ts'

interface OfferContactProps {
  offer: Offer
  agency: Pick<Agency, 'phone' | 'email'> | undefined
}

/** The way to ask about an offer: the person who knows it, or the office. */
export function OfferContact({ offer, agency }: OfferContactProps) {
  const { t } = usePropertyWords()
  const { member, houseType, name, propertyNumber } = offer
  const email = member?.email ?? agency?.email ?? null
  const subject = t('site:offer.mailSubject', { name, number: propertyNumber })
  const words = member ? t(`site:offer.askMember.${houseType}`, { name: member.name }) : t('site:offer.askAgency')
  return (
    <CallPanel title={t('site:offer.ask')} id="kontakt">
      <p className="lead">{words}</p>
      <ContactWays phone={member?.telephone ?? agency?.phone ?? null} email={email} />
      <p>{t('site:offer.askAbout', { number: propertyNumber })}</p>
      {email && (
        <ButtonLink to={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          {t('site:offer.requestViewing')}
        </ButtonLink>
      )}
    </CallPanel>
  )
}
