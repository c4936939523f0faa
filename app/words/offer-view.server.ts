import { type Offer, shownFields } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/field.ts'
import { pick } from '#app/fields/pick.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { particularsOf } from './particulars.server.ts'

export function offerView(offer: Offer, locale: Locale) {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  return { offer: pick(offer, shownFields), particulars: particularsOf(offer, locale, t) }
}
