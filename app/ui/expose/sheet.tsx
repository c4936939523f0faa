import type { ReactNode } from 'react'
import type { Locale } from '#app/fields/locale.ts'
import { Gable, useLogo } from '#app/ui/parts/logo.tsx'
import styles from './sheet.module.css'

export interface SheetFrame {
  agencyName: string
  name: string
  /** Of the name. */
  lang?: Locale | undefined
  /** "Objekt GI-2411" */
  number: string
}

/** Its head is repeated on every page that it grows to in print. */
export function Sheet({ frame, children }: { frame: SheetFrame; children: ReactNode }) {
  const { agencyName, name, lang, number } = frame
  const logo = useLogo()
  return (
    <section className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.line}>
          <span className={styles.agency}>
            {logo ? <img {...logo} alt={agencyName} /> : <Gable className={styles.mark} />}
            {!logo && agencyName}
          </span>
          <span className={`num ${styles.object}`}>
            <span lang={lang}>{name}</span> · {number}
          </span>
        </p>
      </div>
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}

interface PartProps {
  title: string
  note?: string | null
  isElastic?: boolean
  children: ReactNode
}

/** Never leaves the title alone at the bottom of a page. */
export function Part({ title, note, isElastic = false, children }: PartProps) {
  return (
    <div className={isElastic ? styles.elastic : undefined}>
      <div className={styles.title}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </div>
  )
}
