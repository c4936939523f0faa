import styles from './picture-tab.module.css'

export function PictureTab({ children }: { children: string | null | undefined }) {
  return children ? <span className={styles.tab}>{children}</span> : null
}
