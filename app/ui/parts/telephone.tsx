import type { ReactNode } from 'react'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'

interface TelephoneProps {
  number: ShownTelephone
  className?: string
  children?: ReactNode
}

/** A link for each number; what is no number stays text. */
export function Telephone({ number, className = 'num', children }: TelephoneProps) {
  const first = number.findIndex(({ address }) => address !== null)
  const shown = number.map(({ text, address }, index) =>
    address === null ? (
      text
    ) : (
      <a key={address} className={className} href={address}>
        {index === first ? children : null}
        {text}
      </a>
    ),
  )
  // One box in a row of boxes.
  return shown.length > 1 ? <span>{shown}</span> : shown
}
