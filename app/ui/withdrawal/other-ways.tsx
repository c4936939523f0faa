import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import styles from './withdrawal.module.css'

export interface OtherWaysWords {
  readonly byOther: string
  readonly byMail: string
  readonly byPhone: string
  readonly term: string
}

interface OtherWaysProps {
  words: OtherWaysWords
  office: { phone: ShownTelephone | null; email: string | null }
}

export function OtherWays({ words, office: { phone, email } }: OtherWaysProps) {
  return (
    <div className={styles.aside}>
      <p>
        {words.byOther}
        {email ? (
          <>
            , {words.byMail}{' '}
            <a href={mailLink(email)}>
              <MailAddress email={email} />
            </a>
          </>
        ) : null}
        {phone ? (
          <>
            {' '}
            {words.byPhone} <Telephone number={phone} className="num nb" />
          </>
        ) : null}
        .
      </p>
      <p>{words.term}</p>
    </div>
  )
}
