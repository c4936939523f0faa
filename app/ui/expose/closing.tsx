import { Link } from '@remix-run/react'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import styles from './closing.module.css'
import { PrintPicture } from './print-picture.tsx'
import { QrCode, type QrDrawing } from './qr-code.tsx'

interface ClosingWords {
  contact: string
  online: string
  scan: string
  qr: string
  qrOf: string
}

interface ClosingProps {
  offer: ShownOffer
  agency: AgencyCard
  words: ClosingWords
  standing: string
  url: string
  code: QrDrawing
  /** To tours and films. */
  links: readonly { href: string; label: string; address: string; code: QrDrawing }[]
}

export function Closing({ offer, agency, words, standing, url, code, links }: ClosingProps) {
  return (
    <footer className={styles.closing}>
      <div className={styles.columns}>
        <div>
          <h2>{words.contact}</h2>
          <Contact offer={offer} agency={agency} />
        </div>
        <div>
          <h2>{words.online}</h2>
          <div className={styles.online}>
            <QrCode code={code} label={words.qr} />
            <p>
              {words.scan}{' '}
              <Link to={paths.offer(offer.id)} reloadDocument>
                {url}
              </Link>
            </p>
          </div>
        </div>
        {links.map((link) => (
          <div key={link.href}>
            <h2>{link.label}</h2>
            <div className={styles.online}>
              <QrCode code={link.code} label={`${words.qrOf} ${link.label}`} />
              <p>
                <a href={link.href} rel="noopener noreferrer">
                  {link.address}
                </a>
              </p>
            </div>
          </div>
        ))}
      </div>
      <p className={styles.standing}>{standing}</p>
    </footer>
  )
}

function Contact({ offer: { member }, agency }: Pick<ClosingProps, 'offer' | 'agency'>) {
  const phone = member?.telephone ?? agency.phone
  const email = member?.email ?? agency.email
  return (
    <div className={member?.picture ? styles.person : undefined}>
      {member?.picture && <PrintPicture picture={{ ...member.picture, alt: member.name }} width={22} />}
      <div>
        {member && (
          <p className={styles.name}>
            {member.name}
            {member.role && <small lang={langOf(member, 'role')}>{member.role}</small>}
          </p>
        )}
        <p className={`num ${styles.ways}`}>
          {phone && <Telephone number={phone} />}
          {email && <a href={mailLink(email)}>{email}</a>}
        </p>
        <address>
          {agency.legalName}
          <br />
          {[agency.street, [agency.postalCode, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </address>
      </div>
    </div>
  )
}
