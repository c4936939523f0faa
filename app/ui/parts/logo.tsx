/** Long names wrap and are set smaller. */
import styles from './logo.module.css'

export function Logo({ name }: { name: string }) {
  return (
    <span className={name.length > 14 ? `${styles.logo} ${styles.long}` : styles.logo}>
      <Gable />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

export function Gable({ className = styles.gable }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 30" aria-hidden="true">
      <path d="M2 29V22H8V16H14V10H17.5V3H22.5V10H26V16H32V22H38V29" />
    </svg>
  )
}
