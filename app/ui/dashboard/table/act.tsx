import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'

interface ActProps {
  to: string
  icon: IconName
  field?: string
  value?: string
  className?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** Posts the row's form to an address of its own. */
export function Act({ to, icon, field, value, className, label, children }: ActProps) {
  return (
    <button type="submit" formAction={to} name={field} value={value} className={className} aria-label={label}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
