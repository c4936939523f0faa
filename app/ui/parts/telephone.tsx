import type { ReactNode } from 'react'
import { shownTelephone, telephoneParts } from '#app/domain/agency/telephone.ts'
import { useLocale } from './use-locale.ts'

interface TelephoneProps {
  number: string
  className?: string
  children?: ReactNode
}

/** A link for each number; what is no number stays text. */
export function Telephone({ number, className = 'num', children }: TelephoneProps) {
  const locale = useLocale()
  const parts = telephoneParts(number)
  const first = parts.findIndex(({ address }) => address !== null)
  const shown = parts.map(({ written, address }, index) =>
    address === null ? (
      written
    ) : (
      <a key={address} className={className} href={address}>
        {index === first ? children : null}
        {shownTelephone(written, locale)}
      </a>
    ),
  )
  // One box in a row of boxes.
  return shown.length > 1 ? <span>{shown}</span> : shown
}
