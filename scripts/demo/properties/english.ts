import type { InEnglish } from '#scripts/demo/types.ts'
import { apartments } from './english/apartments.ts'
import { housesInHamburg } from './english/houses-in-hamburg.ts'
import { housesInTheRegion } from './english/houses-in-the-region.ts'
import { plots } from './english/plots.ts'
import { references } from './english/references.ts'
import { rentals } from './english/rentals.ts'
import { shortReferences } from './english/short-references.ts'

/** All else is German, to show missing texts. */
const namesOnly: InEnglish = {
  'reihenhaus-im-gruenen': { nameEn: 'Terraced house with a garden' },
  'wohnung-am-stadtpark': { nameEn: 'Flat by the Stadtpark' },
  'baugrundstueck-am-heiderand': { nameEn: 'Building plot on the edge of the heath' },
}

export const propertiesInEnglish: InEnglish = {
  ...housesInHamburg,
  ...housesInTheRegion,
  ...apartments,
  ...rentals,
  ...plots,
  ...references,
  ...shortReferences,
  ...namesOnly,
}
