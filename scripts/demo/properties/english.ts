import type { InEnglish } from '#scripts/demo/types.ts'
import { apartments } from './english/apartments.ts'
import { housesInHamburg } from './english/houses-in-hamburg.ts'
import { housesInTheRegion } from './english/houses-in-the-region.ts'
import { plots } from './english/plots.ts'
import { references } from './english/references.ts'
import { rentals } from './english/rentals.ts'

/** Without reihenhaus-im-gruenen, wohnung-am-stadtpark and baugrundstueck-am-heiderand, to show missing texts. */
export const propertiesInEnglish: InEnglish = {
  ...housesInHamburg,
  ...housesInTheRegion,
  ...apartments,
  ...rentals,
  ...plots,
  ...references,
}
