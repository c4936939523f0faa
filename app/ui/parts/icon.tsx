/** The drawings of the interface: 24 units wide, one thin line, in the colour of the words beside them. */
import { createContext, useContext } from 'react'
import type { StaffDrawings } from '#app/ui/dashboard/frame/drawings.ts'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof drawings | keyof StaffDrawings

/** What is drawn under which name; the dashboard knows more, which visitors do not load. */
export const Drawings = createContext<Partial<Record<IconName, string>>>(drawings)

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={useContext(Drawings)[name]} />
    </svg>
  )
}
