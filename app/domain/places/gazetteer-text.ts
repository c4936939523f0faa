/** One text in columns compresses to a third of rows. Packed when the worker is built, unpacked on the first search. */
import type { Gazetteer, Place, PostalCode } from './place.ts'
import type { Point } from './point.ts'

/** Numbers are positions in the list of places, `kreis` in that of Kreise; -1 for none. */
export interface PackedPlace extends Point {
  name: string
  kreis: number
  people: number
  town: number
  among: keyof typeof amongKinds
  isRough: boolean
}

interface PackedCode extends Point {
  code: string
  place: number
  isPart: boolean
}

export interface GazetteerRows {
  kreise: [name: string, region: string][]
  places: PackedPlace[]
  codes: PackedCode[]
}

interface Columns {
  kreise: [string, string][]
  names: string
  points: string
  kreisOf: number[]
  people: number[]
  towns: [number, number][]
  among: string
  rough: number
  codes: number[]
  placeOfCode: number[]
  /** Codes at their place's point are left blank. */
  codePoints: string
  parts: string
}

const amongKinds = { none: '0', town: '1', region: '2', kreis: '3' } as const

const steps = 10_000
const noPoint = '-'.repeat(12)

export function packGazetteer({ kreise, places, codes }: GazetteerRows): string {
  const columns: Columns = {
    kreise,
    names: places.map(({ name }) => name).join('\n'),
    points: places.map(writePoint).join(''),
    kreisOf: places.map(({ kreis }) => kreis),
    people: places.map(({ people }) => people),
    towns: places.flatMap(({ town }, at): [number, number][] => (town < 0 ? [] : [[at, town]])),
    among: places.map(({ among }) => amongKinds[among]).join(''),
    rough: places.findIndex(({ isRough }) => isRough),
    codes: codes.map(({ code }, at) => Number(code) - Number(codes[at - 1]?.code ?? 0)),
    placeOfCode: codes.map(({ place }) => place),
    codePoints: codes.map((code) => writeCodePoint(code, places[code.place])).join(''),
    parts: codes.map(({ isPart }) => (isPart ? 1 : 0)).join(''),
  }
  return JSON.stringify(columns)
}

export function unpackGazetteer(text: string): Gazetteer {
  const columns: Columns = JSON.parse(text)
  const names = columns.names.split('\n')
  const towns = new Map(columns.towns)
  const places = names.map((name, at): Place => {
    const [kreis = '', region = ''] = columns.kreise[columns.kreisOf[at] ?? -1] ?? []
    const town = names[towns.get(at) ?? -1] ?? null
    const among = { 0: null, 1: town, 2: region, 3: kreis }[columns.among[at] ?? '0'] ?? null
    const isRough = columns.rough >= 0 && at >= columns.rough
    const weight = columns.people[at] ?? 0
    return { name, ...readPoint(columns.points, at), among, region, quarterOf: town, weight, isRough, postalCode: null }
  })
  return {
    postalCodes: readCodes(columns, places),
    places: [...places].sort((a, b) => b.weight - a.weight),
  }
}

function readCodes(columns: Columns, places: Place[]): Map<string, PostalCode> {
  const codes = new Map<string, PostalCode>()
  let number = 0
  for (const [at, step] of columns.codes.entries()) {
    number += step
    const place = places[columns.placeOfCode[at] ?? -1]
    if (!place) continue
    const isWherePlaceIs = columns.codePoints.startsWith(noPoint, at * noPoint.length)
    const { latitude, longitude } = isWherePlaceIs ? place : readPoint(columns.codePoints, at)
    codes.set(String(number).padStart(5, '0'), { latitude, longitude, place, isPart: columns.parts[at] === '1' })
  }
  return codes
}

function writeCodePoint(code: PackedCode, place: PackedPlace | undefined): string {
  const point = writePoint(code)
  return place && point === writePoint(place) ? noPoint : point
}

function writePoint({ latitude, longitude }: Point): string {
  const northing = Math.round(latitude * steps)
  const easting = Math.round(longitude * steps)
  return String(northing).padStart(6, '0') + String(easting).padStart(6, '0')
}

function readPoint(points: string, at: number): Point {
  const start = at * noPoint.length
  const northing = Number(points.slice(start, start + 6))
  const easting = Number(points.slice(start + 6, start + noPoint.length))
  return { latitude: northing / steps, longitude: easting / steps }
}
