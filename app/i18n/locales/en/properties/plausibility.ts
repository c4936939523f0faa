import type { Translation } from '#app/i18n/config.ts'
import type { plausibility as german } from '#app/i18n/locales/de/properties/plausibility.ts'

export const plausibility = {
  energyClass: 'Efficiency class and energy value do not fit together. Check both in the certificate once more.',
  livingAreaOnPlot: 'The living area is larger than this plot can hold.',
  bedrooms: 'There are more bedrooms than rooms.',
  floor: 'The floor is higher than the house has floors.',
  certificateOrder: 'The energy certificate ends before it was issued.',
  certificateTerm: 'An energy certificate is valid for ten years. These two dates are a different time apart.',
  certificateExpired: 'The energy certificate has expired. A valid one must be at hand at the viewing (§ 80 GEG).',
  yearBuilt: 'The year built lies in the future. Then a construction phase belongs to it.',
  pricePerSquareMetre: 'The price per square metre is very unusual. Count the zeros.',
  dearRent: 'The base rent looks like a purchase price. It is the rent for one month.',
  deposit: 'The deposit is higher than three base rents. For housing no more is allowed (§ 551 BGB).',
  rentOnRequest: 'Advertisements for housing must state the rent, “on request” is not enough (§ 6 WoVermRG).',
  tenantProvision: 'Tenants only pay commission if they placed the order themselves (§ 2 WoVermRG).',
  provisionWithoutVat: 'The commission does not say whether VAT is included.',
  floorSpaceIndex: 'The floor space index is below the site occupancy index. Perhaps they are swapped.',
} as const satisfies Translation<typeof german>
