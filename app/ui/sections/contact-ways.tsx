import type { ReactNode } from 'react'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import styles from './contact-ways.module.css'

interface ContactWaysProps {
  phone: ShownTelephone | null | undefined
  email: string | null | undefined
  className?: string
  children?: ReactNode
}

export function ContactWays({ phone, email, className, children }: ContactWaysProps) {
  if (!phone && !email && !children) return null
  return (
    <ul className={className ? `${styles.ways} ${className}` : styles.ways}>
      {phone && (
        <li>
          <Telephone number={phone}>
            <Icon name="phone" />
          </Telephone>
        </li>
      )}
      {email && (
        <li>
          <a href={mailLink(email)}>
            <Icon name="mail" />
            <MailAddress email={email} />
          </a>
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  )
}
