import type { plausibility as german } from '#app/i18n/locales/de/properties/plausibility.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const plausibility = {
  energyClass: 'The efficiency class and the energy value do not match. Check both against the certificate.',
  energyZero: 'No energy certificate states 0 kWh. Leave the field empty where a value is missing.',
  livingAreaOnPlot: 'The living area is too large for this plot.',
  bedrooms: 'There are more bedrooms than rooms.',
  floor: 'The floor is higher than the number of floors in the building.',
  certificateOrder: 'The energy certificate expires before it was issued.',
  certificateTerm: 'An energy certificate is valid for ten years. These two dates are not ten years apart.',
  certificateExpired:
    'The energy certificate has expired. A valid one must be available at viewings (§\u00a080 GModG).',
  certificateFuture: 'The energy certificate’s date of issue is in the future.',
  certificateEarly: 'Energy certificates have existed since October 2007. Check the date of issue.',
  certificateDenied:
    'Details of the energy certificate are filled in. Visitors only see them once you choose “Energy certificate available” (§\u00a087 GModG).',
  yearBuilt: 'The year built is in the future, so a construction stage is needed.',
  areaPerRoom: 'The living area and the number of rooms do not go together. Check the decimal point.',
  pricePerSquareMetre: 'The price per square metre is very unusual. Check the number of zeros.',
  dearRent: 'The base rent looks like a purchase price. Enter the rent for one month.',
  deposit: 'The deposit is more than three months’ base rent, which is the maximum for homes (§\u00a0551 BGB).',
  rentOnRequest: 'Adverts for homes must state the rent; “on request” is not enough (§\u00a06 WoVermRG).',
  tenantProvision: 'Tenants only pay commission if they instructed the agent themselves (§\u00a02 WoVermRG).',
  provisionWithoutVat: 'The commission does not say whether VAT is included.',
  floorSpaceIndex: 'The floor area ratio is lower than the site coverage ratio. They may be the wrong way round.',
  swappedPoint: 'Latitude and longitude have probably been swapped.',
  smallPictures_one:
    'One picture is too small and looks blurred on the website: its long side should have at least {{least}} pixels.',
  smallPictures_other:
    '{{count}} pictures are too small and look blurred on the website: their long side should have at least {{least}} pixels.',
  sharedCircle:
    'Hidden in the same circle as this property: {{names}}. If this address becomes public, they get a new circle; anyone who remembers the present one still knows that they are close by.',
  writtenIn: {
    de: 'This text seems to be German, but is in the English field.',
    en: 'This text seems to be English, but is in the German field. Visitors of the German pages read it like this.',
  },
  farFromPlace: 'The point is {{distance}} from the town in the address.',
} as const satisfies Translation<typeof german>
