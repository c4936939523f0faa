import { apartments } from './properties/apartments.ts'
import { drafts } from './properties/drafts.ts'
import { housesInHamburg } from './properties/houses-in-hamburg.ts'
import { housesInTheRegion } from './properties/houses-in-the-region.ts'
import { plots } from './properties/plots.ts'
import { references } from './properties/references.ts'
import { rentals } from './properties/rentals.ts'
import { shortReferences } from './properties/short-references.ts'
import type { DemoProperty } from './types.ts'

export const demoProperties: DemoProperty[] = [
  ...housesInHamburg,
  ...housesInTheRegion,
  ...apartments,
  ...rentals,
  ...plots,
  ...references,
  ...shortReferences,
  ...drafts,
]
