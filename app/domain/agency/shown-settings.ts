/** What pages make of the settings; without the catalogue, which no visitor's browser needs. */
import type { Agency } from './agency.ts'

/** Whether visitors are asked for their consent: there is something to agree to, or the agency wants it. */
export function asksConsent({ tagManagerId, consentAlwaysAsked }: Agency): boolean {
  return tagManagerId !== null || consentAlwaysAsked
}

export function socialLines({ socialLinks }: Pick<Agency, 'socialLinks'>): string[] {
  return (socialLinks ?? '').split('\n').map((line) => line.trim())
}
