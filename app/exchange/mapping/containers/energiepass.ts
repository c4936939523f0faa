import { type CertificateDates, certificateAge } from '#app/domain/properties/energy-certificate.ts'
import { energyClasses } from '#app/domain/properties/energy-classes.ts'
import {
  amount,
  choice,
  day,
  type FieldMappings,
  place,
  placeDefault,
  rangeOf,
  ratio,
  statement,
  year,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader, Scope } from '#app/exchange/mapping/fields/object-reader.ts'
import { simpleField } from '#app/exchange/mapping/fields/simple-fields.ts'
import { oneLine } from '#app/exchange/plain-text.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readAmount, readDay, readYear } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'
import { energySources } from './energy-sources.ts'

const path = 'zustand_angaben/energiepass'

export const energiepass = {
  energyCertificate: {
    isRepeated: true,
    read: (from) => {
      const scope = from.scope(path)
      const yearOrWord = oneLine(
        (from.one(scope, 'jahrgang') ?? legacyElement(from, 'jahrgang'))?.text.slice(0, 500) ?? '',
      )
      const word = yearOrWord.toLowerCase()
      if (word === 'nicht_noetig') return 'notRequired'
      if (word === 'bei_besichtigung') return 'pending'
      if (word === 'ohne')
        from.report({ code: 'noCertificate', element: `${path}/jahrgang`, found: quoted(yearOrWord) })
      else if (word !== '' && !isYear(word)) from.hint(`${path}/jahrgang`, yearOrWord)
      if (word === '2026' && !isDated(from, scope))
        from.report({ code: 'issueDateMissing', element: `${path}/ausstelldatum` })
      return isYear(word) || hasDetails(from, scope) ? 'available' : null
    },
    write: (certificate, all, { version }) => {
      const years = {
        notRequired: 'nicht_noetig',
        pending: 'bei_besichtigung',
        available: yearOf(all, version),
      }
      const year = certificate === null ? null : years[certificate]
      const isSaid = certificate !== null || all.energyCertificateType !== null || all.energyConsumption !== null
      return [
        ...(year === null ? [] : [place(`${path}/jahrgang`, year)]),
        ...(isSaid ? [placeDefault(`${path}/gebaeudeart`, 'wohn')] : []),
      ]
    },
  },
  energyCertificateType: {
    isRepeated: true,
    ...choice('energyCertificateType', `${path}/epart`),
    read: (from) => {
      const scope = from.scope(path)
      const stated = from.option('energyCertificateType', scope, 'epart', undefined, ['energyCertificateType'])
      if (stated !== null) return stated
      const [demand, consumption] = [demandName, consumptionName].map((name) => isGiven(from, scope, name))
      return demand === consumption ? null : demand ? 'demand' : 'consumption'
    },
  },
  energyConsumption: {
    read: (from, field) => {
      const scope = from.scope(path)
      const range = rangeOf(field, 'notGiven')
      const type = from.values.energyCertificateType
      const isDemand = type === 'demand'
      const [own, other] = isDemand ? [demandName, consumptionName] : [consumptionName, demandName]
      const isOther = isGiven(from, scope, other)
      const isOnlyOther = isOther && !isGiven(from, scope, own)
      const value = from.number(scope, isOnlyOther ? other : own, range)
      if (value === null) return null
      const said = { element: `${path}/${other}`, found: String(value), became: String(value) }
      if (isOnlyOther && type !== null) from.report({ code: 'otherEnergyValue', ...said })
      if (isOther && !isOnlyOther && type === null) from.report({ code: 'energyTypeOpen', ...said })
      return value
    },
    write: (value, { energyCertificateType }) => {
      if (value === null) return []
      return [place(`${path}/${energyCertificateType === 'consumption' ? consumptionName : demandName}`, String(value))]
    },
  },
  energyEfficiencyClass: {
    read: (from) => {
      const element = from.one(from.scope(path), 'wertklasse') ?? legacyElement(from, 'wertklasse')
      const letters = element?.text.slice(0, 500).replace(/\s/g, '').toUpperCase() ?? ''
      const found = energyClasses.find((energyClass) => energyClass === letters)
      if (!found && letters !== '') from.hint(`${path}/wertklasse`, letters)
      return found ?? null
    },
    write: (energyClass) => (energyClass === null ? [] : [place(`${path}/wertklasse`, energyClass)]),
  },
  primaryEnergyDemand: {
    ...amount(`${path}/primaerenergiebedarf`),
    write: (value, all, options) =>
      options.version === '127d' ? ratio(`${path}/primaerenergiebedarf`).write(value, all, options) : [],
  },
  ...energySources,
  energyCertificateIssuedOn: {
    isRepeated: true,
    ...day(`${path}/ausstelldatum`),
    read: (from, field) => day(`${path}/ausstelldatum`).read(from, field) ?? legacyDay(from),
  },
  energyCertificateValidUntil: day(`${path}/gueltig_bis`),
  energyYearBuilt: {
    isRepeated: true,
    ...year(`${path}/baujahr`),
    read: (from, field) => {
      const own = year(`${path}/baujahr`).read(from, field)
      return own ?? readYear(legacyElement(from, 'baujahr')?.text ?? '', from.context.today)?.year ?? null
    },
  },
  hotWaterIncluded: statement(`${path}/mitwarmwasser`),
} as const satisfies FieldMappings

const demandName = 'endenergiebedarf'
const consumptionName = 'energieverbrauchkennwert'

/** Of the regulations. The format knows 2008, 2014 and, from 127d on, 2026; senders write others as well. */
const isYear = (word: string) => /^20\d\d$/.test(word)

/** Keeps the certificate with the latest validity; receivers cannot handle several. */
export function openCertificate(from: ObjectReader): void {
  const scope = from.scope('zustand_angaben')
  const all = from.all(scope, 'energiepass')
  const [first] = from.context.isOurs
    ? all
    : all.toSorted((one, other) => validUntil(other).localeCompare(validUntil(one)))
  for (const certificate of all) from.take(certificate)
  if (!first) return
  from.open('zustand_angaben', first)
  if (all.length > 1 && !from.context.isOurs)
    from.report({ code: 'severalCertificates', element: path, found: String(all.length), became: validUntil(first) })
}

function validUntil(certificate: Element): string {
  return readDay(certificate.children.find(({ name }) => name === 'gueltig_bis')?.text ?? '') ?? ''
}

const saying = ['epart', 'wertklasse', 'primaerenergietraeger', 'ausstelldatum', 'gueltig_bis', 'baujahr'] as const

function hasDetails(from: ObjectReader, scope: Scope | undefined): boolean {
  const isSaid = saying.some((name) => from.all(scope, name).some(({ text }) => oneLine(text.slice(0, 500)) !== ''))
  return (
    isSaid ||
    legacyElement(from, 'wertklasse') !== undefined ||
    [demandName, consumptionName, 'primaerenergiebedarf'].some((name) => isGiven(from, scope, name))
  )
}

function isDated(from: ObjectReader, scope: Scope | undefined): boolean {
  return from.all(scope, 'ausstelldatum').length > 0 || legacyDay(from) !== null
}

function isGiven(from: ObjectReader, scope: Scope | undefined, name: string): boolean {
  return from.all(scope, name).some(({ text }) => (readAmount(text) ?? 0) > 0)
}

/** Of the regulations that cover it; null where the version has no value, or the dates leave it open. */
function yearOf(certificate: CertificateDates, version: '127c' | '127d'): string | null {
  const { energyCertificateIssuedOn: issued, energyCertificateValidUntil: end } = certificate
  if (issued !== null && issued < '2014-05-01') return '2008'
  const age = certificateAge(certificate)
  if (age === 'new') return version === '127d' ? '2026' : null
  return age === 'old' || end === null ? '2014' : null
}

function legacyElement(from: ObjectReader, name: string): Element | undefined {
  return simpleField(from, 'zustand_angaben', `epass_${name}`)
}

function legacyDay(from: ObjectReader): string | null {
  return readDay(legacyElement(from, 'ausstelldatum')?.text ?? '') ?? null
}
