import { type Offer, shownFields } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { i18nFor, translator } from '#app/i18n/server.ts'
import { type AskedMap, locationOf } from './maps/location.server.ts'
import { particularsOf } from './particulars.server.ts'
import { untranslatedNote } from './texts/untranslated-note.server.ts'

interface Asked extends AskedMap {
  /** As typed by the visitor. */
  ownPrice: string | null
}

export function offerView(offer: Offer, locale: Locale, { ownPrice, ...map }: Asked) {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  return {
    offer: pick(offer, shownFields),
    particulars: particularsOf(offer, locale, t, ownPrice),
    request: requestWords(offer, locale),
    ...untranslatedNote(offer, locale),
    location: locationOf(offer, map, locale),
  }
}

export interface RequestWords {
  button: string
  short: string
  reserved: { title: string; text: string } | null
}

/** A reserved offer has no viewings, but a waiting list. */
function requestWords({ reserved }: Offer, locale: Locale): RequestWords {
  const {
    viewing,
    short,
    waitingList,
    reserved: note,
  } = translator(locale)('pages:offer.request', {
    returnObjects: true,
  })
  return reserved
    ? { button: waitingList, short: waitingList, reserved: note }
    : { button: viewing, short, reserved: null }
}
