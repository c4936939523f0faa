import {
  type FieldMappings,
  longestText,
  type MappedField,
  onlyOurs,
  place,
  statement,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { readDay } from '#app/exchange/reading/values.ts'

export const verwaltungObjekt = {
  addressVisible: {
    read: (from) => from.yesNo(from.scope('verwaltung_objekt'), 'objektadresse_freigeben') ?? false,
    write: (isVisible) => [place('verwaltung_objekt/objektadresse_freigeben', String(isVisible))],
  },
  availableFrom: {
    read: (from, field) => {
      const scope = from.scope('verwaltung_objekt')
      const available = from.text(scope, 'verfuegbar_ab', longestText(field), 'one')
      const day = available === null ? from.day(scope, 'abdatum') : null
      return available ?? day?.split('-').toReversed().join('.') ?? null
    },
    write: (text) => {
      if (text === null) return []
      const day = readDay(text)
      return [place('verwaltung_objekt/verfuegbar_ab', text), ...(day ? [place('verwaltung_objekt/abdatum', day)] : [])]
    },
  },
  availableFromEn: onlyOurs,
  rented: statement('verwaltung_objekt/vermietet'),
  petsAllowed: {
    read: (from) => statement('verwaltung_objekt/haustiere').read(from, 'petsAllowed') ?? null,
    write: (pets) =>
      pets === null || pets === 'byAgreement' ? [] : [place('verwaltung_objekt/haustiere', String(pets === 'yes'))],
  },
  heritageStatus: {
    read: (from) => {
      const isListed = from.yesNo(from.scope('verwaltung_objekt'), 'denkmalgeschuetzt')
      return isListed === null ? null : isListed ? 'listed' : 'no'
    },
    write: (status) => (status === null ? [] : [place('verwaltung_objekt/denkmalgeschuetzt', String(status !== 'no'))]),
  },
} as const satisfies FieldMappings

export const derivedElements: Readonly<Record<string, readonly MappedField[]>> = { abdatum: ['availableFrom'] }
