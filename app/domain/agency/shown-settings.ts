import type { Agency } from './agency.ts'

export function asksConsent({
  tagManagerId,
  consentAlwaysAsked,
}: Pick<Agency, 'tagManagerId' | 'consentAlwaysAsked'>): boolean {
  return tagManagerId !== null || consentAlwaysAsked
}

export function socialLines({ socialLinks }: Pick<Agency, 'socialLinks'>): string[] {
  return (socialLinks ?? '').split('\n').map((line) => line.trim())
}
