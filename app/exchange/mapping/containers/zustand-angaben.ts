import {
  choice,
  type FieldMappings,
  onlyOurs,
  place,
  writtenWord,
  year,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { isWord, type ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { readOption } from '#app/exchange/options.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { energiepass } from './energiepass.ts'

export const zustandAngaben = {
  yearBuilt: year('zustand_angaben/baujahr'),
  lastModernized: year('zustand_angaben/letztemodernisierung'),
  objectCondition: {
    read: (from) => {
      const word = conditionWord(from)
      const option = readOption('objectCondition', word)
      const isPhase = readOption('constructionPhase', word) !== undefined
      if (option === undefined && !isPhase && word !== '') from.hint('zustand_angaben/zustand@zustand_art', word)
      return option ?? null
    },
    write: (condition, { constructionPhase }) => {
      const word = writtenWord('objectCondition', condition) ?? writtenWord('constructionPhase', constructionPhase)
      return word === null ? [] : [place('zustand_angaben/zustand', '', { zustand_art: word })]
    },
  },
  constructionPhase: {
    read: (from) => readOption('constructionPhase', conditionWord(from)) ?? null,
    write: () => [],
  },
  development: choice('development', 'zustand_angaben/erschliessung', 'erschl_attr'),
  buildableAccordingTo: choice('buildableAccordingTo', 'zustand_angaben/bebaubar_nach', 'bebaubar_attr'),
  recommendedUse: onlyOurs,
  buildingPermit: onlyOurs,
  ...energiepass,
} as const satisfies FieldMappings

function conditionWord(from: ObjectReader): string {
  const scope = from.scope('zustand_angaben')
  const element = from.one(scope, 'zustand')
  const word = element?.attributes.zustand_art?.trim().slice(0, 60) ?? ''
  if (scope && element && isWord(word)) from.markPartlyRead(scope, element, ['objectCondition', 'constructionPhase'])
  return word
}

export function readState(from: ObjectReader): ReceivedObject['state'] {
  const element = from.one(from.scope('zustand_angaben'), 'verkaufstatus')
  const word = (element?.attributes.stand ?? element?.text ?? '').trim()
  const state = states.get(word.toUpperCase())
  if (state === undefined && word !== '') from.hint('zustand_angaben/verkaufstatus@stand', word)
  return state ?? null
}

const states = new Map<string, NonNullable<ReceivedObject['state']>>([
  ['OFFEN', 'open'],
  ['RESERVIERT', 'reserved'],
  ['VERKAUFT', 'sold'],
])

export function writeState({ reserved, sold }: { reserved: boolean; sold: boolean }) {
  const stand = sold ? 'VERKAUFT' : reserved ? 'RESERVIERT' : 'OFFEN'
  return place('zustand_angaben/verkaufstatus', '', { stand })
}
