import type { InEnglish } from '#scripts/demo/types.ts'
import { apartments } from './english/apartments.ts'
import { housesInHamburg } from './english/houses-in-hamburg.ts'
import { housesInTheRegion } from './english/houses-in-the-region.ts'
import { plots } from './english/plots.ts'
import { references } from './english/references.ts'
import { rentals } from './english/rentals.ts'

/**
 * All offers but three, which show what a page does without: `reihenhaus-im-gruenen`, `wohnung-am-stadtpark` and
 * `baugrundstueck-am-heiderand`.
 */
export const propertiesInEnglish: InEnglish = {
  ...housesInHamburg,
  ...housesInTheRegion,
  ...apartments,
  ...rentals,
  ...plots,
  ...references,
}
