import { useRouteLoaderData } from '@remix-run/react'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import styles from './logo.module.css'

/** Long names wrap and are set smaller. */
export function Logo({ name }: { name: string }) {
  const logo = useLogo()
  return (
    <span className={name.length > 14 && !logo ? `${styles.logo} ${styles.long}` : styles.logo}>
      {logo ? (
        <img {...logo} alt={name} />
      ) : (
        <>
          <Gable />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </span>
  )
}

/** Also on pages of errors, as long as the root's data has arrived. */
export function useLogo(): AgencyCard['logo'] {
  return useRouteLoaderData<{ agency: Pick<AgencyCard, 'logo'> }>('root')?.agency.logo
}

export function Gable({ className = styles.gable }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 30" aria-hidden="true">
      <path d="M2 29V22H8V16H14V10H17.5V3H22.5V10H26V16H32V22H38V29" />
    </svg>
  )
}
