import type { PublicAgency } from '#app/domain/agency/agency.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

/** Their names come with the page, which keeps them out of the scripts. */
export function legalLinks({ withdrawalOffered }: PublicAgency, locale: Locale) {
  const t = translator(locale)
  const link = (to: string, name: string) => ({ to, name })
  return [
    link(paths.imprint, t('pages:imprint.title')),
    link(paths.privacy, t('pages:privacy.title')),
    link(paths.accessibility, t('pages:accessibility.title')),
    ...(withdrawalOffered ? [link(paths.withdrawal, t('pages:withdrawal.title'))] : []),
  ]
}
