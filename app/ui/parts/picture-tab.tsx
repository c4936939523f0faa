import styles from './picture-tab.module.css'

/** A word about a property, cut into the corner of its picture. */
export function PictureTab({ children }: { children: string | null | undefined }) {
  return children ? <span className={styles.tab}>{children}</span> : null
}
