import { createContext, useContext } from 'react'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'
import type { StaffDrawings } from './staff-drawings.ts'

export type IconName = keyof typeof drawings | keyof StaffDrawings

/** The dashboard adds more icons, which visitors do not load. */
export const Drawings = createContext<Partial<Record<IconName, string>>>(drawings)

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={useContext(Drawings)[name]} />
    </svg>
  )
}
