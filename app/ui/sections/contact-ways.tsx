import type { ReactNode } from 'react'
import { telephoneAddress } from '#app/domain/agency/telephone.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import styles from './contact-ways.module.css'

interface ContactWaysProps {
  phone: string | null
  email: string | null
  className?: string
  children?: ReactNode
}

export function ContactWays({ phone, email, className, children }: ContactWaysProps) {
  if (!phone && !email && !children) return null
  return (
    <ul className={className ? `${styles.ways} ${className}` : styles.ways}>
      {phone && (
        <li>
          <a className="num" href={telephoneAddress(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            <MailAddress email={email} />
          </a>
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  )
}
