/** A property as a reply names it: its state, and its card, a few lines of text below the reply. */
import { closingOf } from '#app/domain/properties/closing.ts'
import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { formatArea } from '#app/i18n/property-facts.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

interface State {
  marketType: MarketType
  reserved: boolean
  sold: boolean
  deletedAt: Date | null
}

interface CardProperty extends State {
  id: string
  nameForAsker: string
  propertyNumber: string
  houseType: HouseType
  city: string | null
  district: string | null
  published: boolean
  priceOnRequest: boolean
  listPrice: number | null
  listArea: number | null
  listRooms: number | null
}

/** In words; null while the property is available. */
export function takenState(property: State | null, locale: Locale): string | null {
  if (!property) return null
  const t = translator(locale)
  if (property.deletedAt) return t('property:states.trashed')
  if (property.sold) return t(`property:closing.${closingOf(property)}.state`)
  return property.reserved ? t('property:states.reserved') : null
}

interface Asked {
  enquiry: { property: CardProperty | null; locale: Locale }
  further: readonly CardProperty[]
}

const mostCards = 5

/** Of the properties with a public page. */
export function propertyCards({ enquiry: { property, locale }, further }: Asked, siteUrl: string): string[] {
  return [property, ...further].flatMap((asked) => propertyCard(asked, locale, siteUrl) ?? []).slice(0, mostCards)
}

function propertyCard(property: CardProperty | null, locale: Locale, siteUrl: string): string | null {
  if (!property?.published || property.sold || property.deletedAt) return null
  const { id, nameForAsker, propertyNumber, district, city } = property
  const t = translator(locale)
  const addressOf = (path: string) => siteUrl + localPath(path, locale)
  return [
    nameForAsker,
    [propertyNumber, [district, city].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    factsOf(property, locale).join(' · '),
    t('forms:enquiryReply.offer', { address: addressOf(paths.offer(id)) }),
    t('forms:enquiryReply.expose', { address: addressOf(paths.expose(id)) }),
  ]
    .filter(Boolean)
    .join('\n')
}

function factsOf(property: CardProperty, locale: Locale): string[] {
  const t = translator(locale)
  const { marketType, listPrice, priceOnRequest, listArea, listRooms } = property
  const rent = marketType === 'rent' ? ` ${t('property:facts.baseRentMonthly')}` : ''
  const price = listPrice === null || priceOnRequest ? null : formatMoney(listPrice, locale) + rent
  return [
    price ?? t('property:facts.priceOnRequest'),
    listArea === null ? null : formatArea(listArea, locale),
    listRooms === null
      ? null
      : t('property:facts.rooms', { count: listRooms, formatted: formatNumber(listRooms, locale) }),
  ].filter((fact) => fact !== null)
}
