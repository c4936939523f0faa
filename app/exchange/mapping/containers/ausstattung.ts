import {
  choice,
  type FieldMappings,
  type Placed,
  place,
  statement,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { heatingRead, heatingWritten } from '#app/exchange/options.ts'
import { readYesNo } from '#app/exchange/reading/values.ts'
import { fuelsOf } from './energy-sources.ts'
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
      if (scope) for (const element of [art, fuel]) if (element) from.markPartlyRead(scope, element, [field])
      if (found === null && arts.size > 0) from.hint('ausstattung/heizungsart', [...arts].join(' '))
      return found
    },
    write: (heating, all) => {
      const { heizungsart, befeuerung } = heating === null ? {} : heatingWritten[heating]
      const fuels = [...(befeuerung ? [befeuerung] : []), ...fuelsOf(all)]
      return [
        ...(heizungsart ? [place('ausstattung/heizungsart', '', { [heizungsart]: 'true' })] : []),
        ...(fuels.length > 0 ? [place('ausstattung/befeuerung', '', allTrue(fuels))] : []),
      ]
    },
  },
  parkingType: parking.parkingType,
  elevator: {
    read: (from, field) => {
      const scope = from.scope('ausstattung')
      const lifts = from.all(scope, 'fahrstuhl')
      if (scope) for (const lift of lifts) from.markPartlyRead(scope, lift, [field])
      const kinds = lifts.flatMap(({ attributes, text }) =>
        [attributes.personen, attributes.lasten, text].map((raw) => readYesNo(raw ?? '')),
      )
      return kinds.includes(true) ? 'yes' : kinds.includes(false) ? 'no' : null
    },
    write: (elevator) => attributeSaying('ausstattung/fahrstuhl', 'PERSONEN', elevator),
  },
  fittedKitchen: {
    read: (from, field) => {
      const scope = from.scope('ausstattung')
      const kitchen = from.one(scope, 'kueche')
      if (scope && kitchen) from.markPartlyRead(scope, kitchen, [field])
      const hasKitchen = from.yesNo(scope, 'kueche', 'ebk')
      return hasKitchen === null ? null : hasKitchen ? 'yes' : 'no'
    },
    write: (kitchen) => attributeSaying('ausstattung/kueche', 'EBK', kitchen),
  },
  garden: statement('ausstattung/gartennutzung'),
  furnished: {
    ...choice('furnished', 'ausstattung/moebliert', 'moeb'),
    read: (from, field) => {
      const scope = from.scope('ausstattung')
      const word = choice('furnished', 'ausstattung/moebliert', 'moeb').read(from, field) ?? null
      const element = from.one(scope, 'moebliert')
      const answer = word === null ? readYesNo(element?.text ?? '') : null
      if (scope && element && typeof answer === 'boolean') from.markPartlyRead(scope, element, [field])
      return word ?? (answer === null || answer === undefined ? null : answer ? 'partly' : 'no')
    },
  },
  barrierFree: {
    read: (from, field) => {
      const scope = from.scope('ausstattung')
      const [forWheelchairs, stepless] = ['rollstuhlgerecht', 'barrierefrei'].map((name) => {
        const answer = from.yesNo(scope, name)
        const element = from.one(scope, name)
        if (scope && element && answer !== null) from.markPartlyRead(scope, element, [field])
        return answer
      })
      if (forWheelchairs) return 'wheelchair'
      return stepless ? 'stepless' : stepless === false ? 'no' : null
    },
    write: (access) =>
      access === null
        ? []
        : [
            place('ausstattung/rollstuhlgerecht', String(access === 'wheelchair')),
            place('ausstattung/barrierefrei', String(access !== 'no')),
          ],
  },
  basement: choice('basement', 'ausstattung/unterkellert', 'keller'),
  guestToilet: {
    ...statement('ausstattung/gaestewc'),
    read: (from, field) =>
      statement('ausstattung/gaestewc').read(from, field) ?? (hasSeparateToilet(from) ? 'yes' : null),
  },
} as const satisfies FieldMappings

function allTrue(attributes: readonly string[]): Record<string, string> {
  return Object.fromEntries(attributes.map((attribute) => [attribute, 'true']))
}

function attributeSaying(path: string, attribute: string, said: 'yes' | 'no' | null): Placed[] {
  return said === null ? [] : [place(path, '', { [attribute]: String(said === 'yes') })]
}
