/** What it is fitted with: `ausstattung`. */

import { choice, type FieldMappings, place, statement } from '#app/exchange/mapping/field-mapping.ts'
import { heatingRead, heatingWritten } from '#app/exchange/options.ts'
import { hasSeparateToilet } from './flaechen.ts'
import { parking } from './parking.ts'

export const ausstattung = {
  fittingsQuality: choice('fittingsQuality', 'ausstattung/ausstatt_kategorie'),
  heatingType: {
    read: (from, field) => {
      const scope = from.scope('ausstattung')
      const [art, fuel] = ['heizungsart', 'befeuerung'].map((name) => from.one(scope, name))
      const arts = from.trueAttributes(art)
      const fuels = from.trueAttributes(fuel)
      const found = heatingRead.find(({ fits }) => fits(arts, fuels))?.heating ?? null
      if (scope) for (const element of [art, fuel]) if (element) from.takePartly(scope, element, [field])
      if (found === null && arts.size > 0) from.hint('ausstattung/heizungsart', [...arts].join(' '))
      return found
    },
    write: (heating) => {
      const { heizungsart, befeuerung } = heating === null ? {} : heatingWritten[heating]
      return [
        ...(heizungsart ? [place('ausstattung/heizungsart', '', { [heizungsart]: 'true' })] : []),
        ...(befeuerung ? [place('ausstattung/befeuerung', '', { [befeuerung]: 'true' })] : []),
      ]
    },
  },
  parkingType: parking.parkingType,
  basement: choice('basement', 'ausstattung/unterkellert', 'keller'),
  guestToilet: {
    ...statement('ausstattung/gaestewc'),
    read: (from, field) =>
      statement('ausstattung/gaestewc').read(from, field) ?? (hasSeparateToilet(from) ? 'yes' : null),
  },
} as const satisfies FieldMappings
