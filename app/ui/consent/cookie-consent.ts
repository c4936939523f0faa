/** Third parties load only after consent. */
import { type Consent, consentEvent, consentStorageKey, parseConsent } from '#app/domain/consent.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export function storedConsent(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(consentStorageKey))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the failure is reported nowhere else
    console.error('The consent could not be read.', error)
    return null
  }
}

export function storeConsent(consent: Consent) {
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(consent))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the failure is reported nowhere else
    console.error('The consent could not be stored.', error)
  }
}

export function applyConsent(consent: Consent, tagManagerId: string | null) {
  pushEvent(consentEvent(consent))
  if (consent.analytics && tagManagerId) loadTagManager(tagManagerId)
}

function loadTagManager(id: string) {
  if (document.querySelector('script[data-tag-manager]')) return
  const script = document.createElement('script')
  // The nonce admits this script; Google passes it on to the scripts it adds.
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  script.dataset.tagManager = ''
  script.addEventListener('load', () => pushEvent({ event: 'gtm_loaded' }))
  // Triggers for all pages wait for this event.
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  document.head.appendChild(script)
}

function pushEvent(event: object) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
