import { totalRent } from '#app/domain/properties/measures.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import {
  amount,
  type FieldMapping,
  type FieldMappings,
  longestText,
  type MappedField,
  onlyOurs,
  type Placed,
  place,
  placeDefault,
  rangeOf,
  statement,
  written,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { NumberRange, ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { hasMonthlyRent, readMonthly, takeOtherPeriods } from '#app/exchange/mapping/fields/rent-period.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readAmount } from '#app/exchange/reading/values.ts'
import { moneyMax } from '#app/fields/field.ts'
import { isEuro } from './currency.ts'
import { deposit } from './deposit.ts'
import { parking } from './parking.ts'

export const preise = {
  purchasePrice: {
    isRepeated: true,
    read: (from, field) => readPrice(from, 'kaufpreis', field) ?? readPrice(from, 'kaufpreisbrutto', field),
    // A price on request is not written, but its attribute is.
    write: (price, { priceOnRequest }) => [
      placeDefault('preise/waehrung', '', { iso_waehrung: 'EUR' }),
      ...(priceOnRequest ? [place('preise/kaufpreis', '0', { auf_anfrage: 'true' })] : []),
      ...(price !== null && !priceOnRequest ? [place('preise/kaufpreis', written(price))] : []),
    ],
  },
  parkingPrice: parking.parkingPrice,
  furtherParking: parking.furtherParking,
  priceOnRequest: {
    read: (from) => from.yesNo(from.scope('preise'), 'kaufpreis', 'auf_anfrage') ?? false,
    write: () => [],
  },
  baseRent: {
    isRepeated: true,
    read: (from, field) => {
      takeOtherPeriods(from)
      const rent = readRent(from, 'nettokaltmiete', field) ?? readRent(from, 'kaltmiete', field)
      if (rent !== null) return rent
      const scope = from.scope('preise')
      const flat = readRent(from, 'pauschalmiete', field)
      const [element] = from.all(scope, 'pauschalmiete')
      if (scope && element && flat !== null) {
        if (hasMonthlyRent(from)) from.markPartlyRead(scope, element, [field])
        from.report({ code: 'flatRent', element: 'preise/pauschalmiete', found: String(flat), became: String(flat) })
      }
      const warm = from.all(scope, 'warmmiete')[0]?.text ?? ''
      if (flat === null && isEuro(from) && readAmount(warm))
        from.report({ code: 'warmRentOnly', element: 'preise/warmmiete', found: quoted(warm.slice(0, 500)) })
      return flat
    },
    write: (rent, all) =>
      rent === null
        ? []
        : [place('preise/nettokaltmiete', written(rent)), place('preise/kaltmiete', written(rent)), ...warmRent(all)],
  },
  serviceCharge: {
    isRepeated: true,
    read: (from, field) => {
      const { marketType } = from.kind
      const rental = marketType === 'purchase' ? null : readRent(from, 'nebenkosten', field, 'kept')
      return rental ?? (marketType === 'rent' ? null : readPrice(from, 'hausgeld', field))
    },
    write: (charge, { marketType }) =>
      charge === null ? [] : [place(`preise/${marketType === 'rent' ? 'nebenkosten' : 'hausgeld'}`, written(charge))],
  },
  heatingCosts: { ...price('heizkosten'), read: (from, field) => readRent(from, 'heizkosten', field) },
  heatingIncluded: statement('preise/heizkosten_enthalten'),
  ...deposit,
  depositTextEn: onlyOurs,
  provisionEn: onlyOurs,
  rentalIncome: {
    read: (from, field) => {
      const scope = from.scope('preise')
      const [element] = from.all(scope, 'mieteinnahmen_ist')
      if (!scope || !element || !isEuro(from)) return null
      const period = (element.attributes.periode ?? '').trim().slice(0, 60)
      const times = timesAYear.get(period.toUpperCase())
      if (times === undefined) from.hint('preise/mieteinnahmen_ist@periode', period)
      const paid = times === undefined ? null : from.number(scope, 'mieteinnahmen_ist', incomeRange(times))
      if (times === undefined || paid === null) return null
      from.markPartlyRead(scope, element, [field])
      const other = from.readings.rentalIncome
      if (other !== undefined) from.readings.rentalIncome = other * times
      const income = Math.round(paid * times * 100) / 100
      if (income <= moneyMax) return income
      from.hint('preise/mieteinnahmen_ist', element.text)
      return null
    },
    write: (income) =>
      income === null ? [] : [place('preise/mieteinnahmen_ist', written(income), { periode: 'JAHR' })],
  },
  provision: {
    read: (from, field) => {
      const scope = from.scope('preise')
      const max = longestText(field)
      const isDue = from.yesNo(scope, 'provisionspflichtig')
      const isWithTax = from.yesNo(scope, 'aussen_courtage', 'mit_mwst')
      const text = from.text(scope, 'aussen_courtage', max, 'one')
      if (text === null) return isDue === false ? 'provisionsfrei' : null
      const full = isWithTax && !taxWord.test(text) ? `${text} inkl. MwSt.` : text
      return full.length <= max ? full : text
    },
    write: (provision) => {
      if (provision === null) return []
      if (provision === 'provisionsfrei') return [place('preise/provisionspflichtig', 'false')]
      const isFree = freeWord.test(provision)
      const isWithTax = taxWord.test(provision) && !withoutTax.test(provision)
      return [
        place('preise/provisionspflichtig', String(!isFree)),
        place('preise/aussen_courtage', provision, isFree ? {} : { mit_mwst: String(isWithTax) }),
      ]
    },
  },
} as const satisfies FieldMappings

const taxWord = /\b(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat)\b/i
const withoutTax = /\b(?:zzgl|zuzüglich|plus|netto|ohne|excl|exkl)\b/i
const freeWord = /^(?:provisions?|courtage)[- ]?frei\b|^keine (?:provision|courtage)\b/i

/** Without a period the amount is yearly, as in our field. */
const timesAYear = new Map([
  ['', 1],
  ['JAHR', 1],
  ['MONAT', 12],
])

/** Of what is paid in a part of the year. */
function incomeRange(timesAYear: number): NumberRange {
  const [min, max] = propertyFields.rentalIncome.usual
  return {
    ...rangeOf('rentalIncome', 'notGiven'),
    field: { kind: 'money', usual: [min / timesAYear, max / timesAYear] },
  }
}

function price(name: string): FieldMapping<number | null> {
  return { ...amount(`preise/${name}`), read: (from, field) => readPrice(from, name, field) }
}

function readPrice(
  from: ObjectReader,
  name: string,
  field: MappedField,
  zero: NumberRange['zero'] = 'notGiven',
): number | null {
  return isEuro(from) ? from.number(from.scope('preise'), name, rangeOf(field, zero)) : null
}

function readRent(...[from, name, field, zero]: Parameters<typeof readPrice>): number | null {
  return readMonthly(from, `preise/${name}`, readPrice(from, name, field, zero))
}

function warmRent(values: PropertyValues): Placed[] {
  const total = totalRent(values)
  return total === null ? [] : [place('preise/warmmiete', written(total))]
}

/** Elements that repeat our fields; carried and written back until one of the fields changes. */
export const derivedElements: Readonly<Record<string, readonly MappedField[]>> = {
  kaufpreisnetto: ['purchasePrice'],
  kaufpreisbrutto: ['purchasePrice'],
  kaufpreis_pro_qm: ['purchasePrice', 'livingArea'],
  x_fache: ['purchasePrice', 'rentalIncome'],
  nettorendite_ist: ['purchasePrice', 'rentalIncome'],
  kaltmiete: ['baseRent', 'serviceCharge'],
  warmmiete: ['baseRent', 'serviceCharge', 'heatingCosts', 'heatingIncluded'],
  pauschalmiete: ['baseRent', 'serviceCharge', 'heatingCosts', 'heatingIncluded'],
  mietpreis_pro_qm: ['baseRent', 'livingArea'],
  provisionnetto: ['provision', 'purchasePrice'],
  provisionbrutto: ['provision', 'purchasePrice'],
}
