/** Packs the places of Germany into the text that the worker contains. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GazetteerRows, type PackedPlace, packGazetteer } from '#app/domain/places/gazetteer-text.ts'
import { keysOf, placeKey } from '#app/domain/places/place-key.ts'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import { type GermanPlace, germanPlaces } from './german-places.ts'
import { grouped, nearby } from './nearby.ts'
import { type PostalPoint, postalPoints } from './postal-points.ts'
import { readSources } from './sources.ts'

/** Takes seconds, so the text is kept until a package or a module that makes it changes. */
export function gazetteerText(): string {
  const file = join(cache, `gazetteer-${fingerprint()}.json`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = makeText()
  mkdirSync(cache, { recursive: true })
  // Another process may be reading.
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return text
}

const cache = join(import.meta.dirname, '../../.cache')

function fingerprint(): string {
  const own = [import.meta.dirname, join(import.meta.dirname, '../../app/domain/places')]
  const files = [join(import.meta.dirname, '../../package-lock.json'), ...own.flatMap(modulesIn)]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name))
}

function makeText(): string {
  const sources = readSources()
  const places = germanPlaces(sources)
  return packGazetteer(rowsOf(places, postalPoints(sources.postalCodes, places), sources.kreise))
}

const regions: Readonly<Record<string, string>> = {
  '01': 'Schleswig-Holstein',
  '02': 'Hamburg',
  '03': 'Niedersachsen',
  '04': 'Bremen',
  '05': 'Nordrhein-Westfalen',
  '06': 'Hessen',
  '07': 'Rheinland-Pfalz',
  '08': 'Baden-Württemberg',
  '09': 'Bayern',
  10: 'Saarland',
  11: 'Berlin',
  12: 'Brandenburg',
  13: 'Mecklenburg-Vorpommern',
  14: 'Sachsen',
  15: 'Sachsen-Anhalt',
  16: 'Thüringen',
}

/** Missing in GeoNames; located at its postal code. */
interface Village extends Point {
  name: string
  kreis: string | undefined
  codes: PostalPoint[]
}

function rowsOf(places: GermanPlace[], points: PostalPoint[], kreise: Map<string, string>): GazetteerRows {
  const sorted = places.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  const codes = withPlacesOfKreis(points, places)
  const villages = villagesOf(codes, places)
  const kreisKeys = [...kreise.keys()]
  const kreisAt = (key: string | undefined) => (key ? kreisKeys.indexOf(key) : -1)
  const townAt = new Map(sorted.map((place, at) => [place, at]))
  const rows = [
    ...sorted.map(
      ({ name, latitude, longitude, kreis, people, town }): Omit<PackedPlace, 'among'> => ({
        name,
        latitude,
        longitude,
        kreis: kreisAt(kreis),
        people: rounded(people),
        town: (town && townAt.get(town)) ?? -1,
        isRough: false,
      }),
    ),
    ...villages.map(({ name, latitude, longitude, kreis }) => ({
      name,
      latitude,
      longitude,
      kreis: kreisAt(kreis),
      people: 0,
      town: -1,
      isRough: true,
    })),
  ]
  const villageAt = new Map(
    villages.flatMap(({ name, codes: all }, at) => all.map(({ code }) => [`${code} ${name}`, at + sorted.length])),
  )
  const counts = grouped(codes.flatMap(largestPlace), (place) => place)
  return {
    kreise: kreisKeys.map((key) => [kreise.get(key) ?? '', regions[key.slice(0, 2)] ?? '']),
    places: withAmong(rows, kreisKeys),
    codes: codes.map((code) => {
      const [main] = largestPlace(code)
      const place = main ? townAt.get(main) : villageAt.get(`${code.code} ${code.places[0]}`)
      const isPart = main !== undefined && (counts.get(main)?.length ?? 0) > 1
      return { code: code.code, latitude: code.latitude, longitude: code.longitude, place: place ?? -1, isPart }
    }),
  }
}

/** The largest place of a code, if GeoNames has one. */
function largestPlace({ places }: PostalPoint): GermanPlace[] {
  const known = places.filter((place) => typeof place !== 'string')
  return known.toSorted((a, b) => b.people - a.people).slice(0, 1)
}

/** Replaces a bare name by the place of that name in the same Kreis. */
function withPlacesOfKreis(codes: PostalPoint[], places: GermanPlace[]): PostalPoint[] {
  const around = nearby(places)
  const byKreis = new Map(places.map((place) => [`${place.kreis} ${placeKey(place.name)}`, place]))
  return codes.map((code) => {
    const kreis = around.within(code, 25_000)[0]?.kreis
    return {
      ...code,
      places: code.places.map((place) =>
        typeof place === 'string' ? (byKreis.get(`${kreis} ${placeKey(place)}`) ?? place) : place,
      ),
    }
  })
}

/** In metres. Codes this close belong to the same village. */
const farthestCodes = 40_000

function villagesOf(codes: PostalPoint[], places: GermanPlace[]): Village[] {
  const around = nearby(places)
  const villages: Village[] = []
  const byName = new Map<string, Village[]>()
  for (const code of codes) {
    for (const name of code.places) {
      if (typeof name !== 'string') continue
      const namesakes = byName.get(name) ?? []
      const same = namesakes.find((village) => distanceBetween(village, code) <= farthestCodes)
      if (same) {
        same.codes.push(code)
        continue
      }
      const { latitude, longitude } = code
      const village = { name, latitude, longitude, kreis: around.within(code, 25_000)[0]?.kreis, codes: [code] }
      byName.set(name, [...namesakes, village])
      villages.push(village)
    }
  }
  return villages.sort((a, b) => a.name.localeCompare(b.name, 'de'))
}

/** Distinguishes namesakes by town, else Bundesland, else Kreis; nothing for the best-known one. */
function withAmong(rows: Omit<PackedPlace, 'among'>[], kreisKeys: string[]): PackedPlace[] {
  const keys = rows.flatMap((row) => keysOf(row.name).map((key) => ({ key, row })))
  const namesakes = grouped(keys, ({ key }) => key)
  const regionOf = ({ kreis }: { kreis: number }) => kreisKeys[kreis]?.slice(0, 2)
  return rows.map((row) => {
    const found = (namesakes.get(placeKey(row.name)) ?? []).map((other) => other.row)
    const others = found.filter((other) => other !== row)
    const isMeant = row.town < 0 && row.people > 0 && others.every(({ people }) => people * 10 <= row.people)
    if (isMeant || others.length === 0) return { ...row, among: 'none' }
    if (row.town >= 0) return { ...row, among: 'town' }
    return { ...row, among: others.some((other) => regionOf(other) === regionOf(row)) ? 'kreis' : 'region' }
  })
}

/** To two digits: populations are estimates. */
function rounded(people: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(people)) - 1)
  return Math.round(people / digits) * digits
}
