import type { ReactNode } from 'react'
import { shownTelephone, telephoneAddress } from '#app/domain/agency/telephone.ts'
import { useLocale } from './use-locale.ts'

interface TelephoneProps {
  number: string
  className?: string
  children?: ReactNode
}

export function Telephone({ number, className = 'num', children }: TelephoneProps) {
  return (
    <a className={className} href={telephoneAddress(number)}>
      {children}
      {shownTelephone(number, useLocale())}
    </a>
  )
}
