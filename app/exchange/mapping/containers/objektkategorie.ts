import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import {
  type FieldMappings,
  type MappedField,
  place,
  placeDefault,
  writtenWord,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { isWord, type ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { type OptionTableName, readOption } from '#app/exchange/options.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readAmount, readYesNo } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'

export const objektkategorie = {
  marketType: {
    read: readMarket,
    write: (market) => [
      place('objektkategorie/vermarktungsart', '', {
        KAUF: String(market === 'purchase'),
        MIETE_PACHT: String(market === 'rent'),
      }),
    ],
  },
  houseType: {
    read: (from) => {
      const { houseType } = kindOf(from)
      if (houseType) return houseType
      const scope = from.scope(kindPath)
      const found = scope?.children.map((kind) => [kind.name, ...Object.values(kind.attributes)].join(' ')).join(', ')
      from.report({ code: 'kindNotSupported', element: kindPath, found: quoted((found ?? '').slice(0, 500)) })
      return undefined
    },
    write: (houseType, all) => {
      const { field, attribute, element } = subtypes[houseType]
      const word = writtenWord(field, all[field])
      const isTrade = ['commercial', 'industrial', 'businessPark'].includes(all.plotType ?? '')
      const isMixed = all.plotType === 'mixedUse'
      return [
        placeDefault('objektkategorie/nutzungsart', '', {
          WOHNEN: String(!isTrade),
          GEWERBE: String(isTrade || isMixed),
        }),
        place(`${kindPath}/${element}`, '', word === null ? {} : { [attribute]: word }),
      ]
    },
  },
  apartmentType: { read: (from) => readSubtype(from, 'apartmentType'), write: () => [] },
  buildingType: { read: (from) => readSubtype(from, 'buildingType'), write: () => [] },
  plotType: { read: (from) => readSubtype(from, 'plotType'), write: () => [] },
} as const satisfies FieldMappings

const kindPath = 'objektkategorie/objektart'

const subtypes = {
  apartment: { element: 'wohnung', attribute: 'wohnungtyp', field: 'apartmentType' },
  house: { element: 'haus', attribute: 'haustyp', field: 'buildingType' },
  plot: { element: 'grundstueck', attribute: 'grundst_typ', field: 'plotType' },
} as const satisfies Record<HouseType, { element: string; attribute: string; field: OptionTableName & MappedField }>

type SubtypeField = (typeof subtypes)[HouseType]['field']

export function openKind(from: ObjectReader): void {
  const scope = from.scope('objektkategorie')
  const objektart = from.one(scope, 'objektart')
  if (!objektart) return
  const opened = from.open('objektkategorie', objektart)
  const { element, houseType } = kindOf(from)
  if (element && houseType) from.markPartlyRead(opened, element, ['houseType', subtypes[houseType].field])
}

interface Kind {
  element?: Element
  houseType?: HouseType
  subtype?: string
}

function kindOf(from: ObjectReader): Kind {
  const kinds = from.scope(kindPath)?.children ?? []
  return kinds.map(supported).find((kind) => kind !== undefined) ?? {}
}

function supported(element: Element): Kind | undefined {
  const wordOf = (attribute: string) => element.attributes[attribute]?.trim().toUpperCase() ?? ''
  switch (element.name) {
    case 'wohnung':
      return { element, houseType: 'apartment' }
    case 'haus':
      return { element, houseType: 'house' }
    case 'grundstueck':
      return { element, houseType: 'plot' }
    case 'zinshaus_renditeobjekt':
      return ['MEHRFAMILIENHAUS', 'WOHNANLAGEN'].includes(wordOf('zins_typ'))
        ? { element, houseType: 'house', subtype: 'multiFamily' }
        : undefined
    case 'land_und_forstwirtschaft':
    case 'land_und_forstwirschaft':
      return ['BAUERNHOF', 'AUSSIEDLERHOF', 'ANWESEN'].includes(wordOf('land_typ'))
        ? { element, houseType: 'house', subtype: 'farmhouse' }
        : { element, houseType: 'plot', subtype: 'agricultural' }
    default:
      return undefined
  }
}

function readSubtype<Field extends SubtypeField>(from: ObjectReader, field: Field) {
  const { element, houseType, subtype } = kindOf(from)
  if (!element || !houseType || subtypes[houseType].field !== field) return null
  if (subtype) return readOption(field, writtenWord(field, subtype) ?? '') ?? null
  const { attribute } = subtypes[houseType]
  const raw = element.attributes[attribute]?.trim() ?? ''
  const option = raw === '' ? null : isWord(raw) ? readOption(field, raw) : undefined
  if (option === undefined) from.hint(`${kindPath}/${element.name}@${attribute}`, raw)
  return option ?? null
}

const purchaseWords = ['KAUF', 'ERBPACHT']
const rentWords = ['MIETE_PACHT', 'LEASING']

function readMarket(from: ObjectReader): MarketType | undefined {
  const scope = from.scope('objektkategorie')
  const element = from.one(scope, 'vermarktungsart')
  const trueNames = from.trueAttributes(element)
  if (scope && element) from.markPartlyRead(scope, element, ['marketType'])
  const found = [...trueNames].join(' ')
  const isPurchase = purchaseWords.some((word) => trueNames.has(word))
  const isRent = rentWords.some((word) => trueNames.has(word))
  const report = (became: MarketType): MarketType => {
    from.report({ code: 'market', element: 'objektkategorie/vermarktungsart', found: quoted(found), became })
    return became
  }
  if (isPurchase && isRent) return report(marketByPrice(from) ?? 'purchase')
  if (isPurchase) return trueNames.has('KAUF') ? 'purchase' : report('purchase')
  if (isRent) return trueNames.has('MIETE_PACHT') ? 'rent' : report('rent')
  const byPrice = marketByPrice(from)
  if (byPrice) return report(byPrice)
  from.report({ code: 'noMarket', element: 'objektkategorie/vermarktungsart', found: quoted(found) })
  return undefined
}

function marketByPrice(from: ObjectReader): MarketType | undefined {
  const scope = from.scope('preise')
  const isGiven = (name: string) => from.all(scope, name).some(({ text }) => (readAmount(text) ?? 0) > 0)
  const isOnRequest = from
    .all(scope, 'kaufpreis')
    .some(({ attributes }) => readYesNo(attributes.auf_anfrage ?? '') === true)
  if (isOnRequest || purchasePrices.some(isGiven)) return 'purchase'
  return rents.some(isGiven) ? 'rent' : undefined
}

const purchasePrices = [
  'kaufpreis',
  'kaufpreisnetto',
  'kaufpreisbrutto',
  'kaufpreis_pro_qm',
  'richtpreis',
  'richtpreisprom2',
]
const rents = [
  ...['nettokaltmiete', 'kaltmiete', 'warmmiete', 'pauschalmiete', 'hauptmietzinsnetto', 'gesamtmietenetto'],
  ...['gesamtmietebrutto', 'summemietenetto', 'pacht', 'mietpreis_pro_qm', 'nettomieteprom2von'],
]
