/** What a visitor agreed to, as it is kept in local storage. `date` is a timestamp in milliseconds. */
export interface Consent {
  necessary: true
  analytics: boolean
  marketing: boolean
  date: number
}

export const consentStorageKey = 'giebel.cookie-consent'

/** Reads a stored record; null when there is none or it cannot be understood, and the banner has to ask again. */
export function parseConsent(stored: string | null): Consent | null {
  if (stored === null) return null
  try {
    const { necessary, analytics, marketing, date } = JSON.parse(stored) ?? {}
    if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null
    return typeof date === 'number' ? { necessary, analytics, marketing, date } : null
  } catch {
    return null
  }
}

type Grant = 'granted' | 'denied'
const grant = (given: boolean): Grant => (given ? 'granted' : 'denied')

/** The event that tells the tracking data layer what was decided. */
export function consentEvent({ analytics, marketing }: Pick<Consent, 'analytics' | 'marketing'>) {
  return { event: 'consent_update', analytics_storage: grant(analytics), ad_storage: grant(marketing) } as const
}
