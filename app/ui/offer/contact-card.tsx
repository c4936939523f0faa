import type { ShownPerson } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import styles from './contact-card.module.css'

export function ContactCard({ member }: { member: ShownPerson }) {
  const { name, role, telephone, email, picture } = member
  return (
    <div className={picture ? styles.card : undefined}>
      {picture && <PictureView picture={picture} sizes="88px" alt="" />}
      <div>
        <p className={styles.name}>{name}</p>
        {role && (
          <p className={styles.role} lang={langOf(member, 'role')}>
            {role}
          </p>
        )}
        {telephone ? (
          <Telephone number={telephone} />
        ) : (
          email && (
            <a href={mailLink(email)}>
              <MailAddress email={email} />
            </a>
          )
        )}
      </div>
    </div>
  )
}
