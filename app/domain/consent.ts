/** As stored in local storage; `date` is in milliseconds since 1970. */
export interface Consent {
  necessary: true
  analytics: boolean
  marketing: boolean
  date: number
}

export const consentStorageKey = 'giebel.cookie-consent'

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

export function consentEvent({ analytics, marketing }: Pick<Consent, 'analytics' | 'marketing'>) {
  return { event: 'consent_update', analytics_storage: grant(analytics), ad_storage: grant(marketing) } as const
}
