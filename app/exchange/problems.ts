/** Texts are in i18n/locales. */
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import { oneLine } from './plain-text.ts'

/** `stop`: nothing can be imported. `object`: skips this object. `hint`: imported with a loss. */
export const problemKinds = {
  tooLarge: 'stop',
  tooManyFiles: 'stop',
  tooManyObjects: 'stop',
  notZip: 'stop',
  noFile: 'stop',
  noRoom: 'stop',
  endedReading: 'stop',
  encrypted: 'stop',
  unsafeName: 'stop',
  noXml: 'stop',
  malformed: 'stop',
  doctype: 'stop',
  notOpenImmo: 'stop',
  empty: 'stop',
  wrongProvider: 'stop',
  older: 'stop',
  brake: 'stop',

  noIdentity: 'object',
  ambiguousIdentity: 'object',
  numberTaken: 'object',
  numberTooLong: 'object',
  kindNotSupported: 'object',
  noMarket: 'object',
  noCity: 'object',
  unknownObject: 'object',
  inTrash: 'object',
  keptByConnection: 'object',

  action: 'hint',
  repeated: 'hint',
  encoding: 'hint',
  otherEncoding: 'hint',
  strayCharacters: 'hint',
  entity: 'hint',
  strayXml: 'hint',
  value: 'hint',
  severalValues: 'hint',
  cut: 'hint',
  noTitle: 'hint',
  currency: 'hint',
  country: 'hint',
  swappedPoint: 'hint',
  turnedPoint: 'hint',
  farPoint: 'hint',
  unreadableDay: 'hint',
  notYetActive: 'hint',
  noLongerActive: 'hint',
  market: 'hint',
  warmRentOnly: 'hint',
  flatRent: 'hint',
  rentPeriod: 'hint',
  depositInRents: 'hint',
  depositAsText: 'hint',
  severalParkings: 'hint',
  severalCertificates: 'hint',
  severalTexts: 'hint',
  otherLanguage: 'hint',
  noCertificate: 'hint',
  otherEnergyValue: 'hint',
  energyTypeOpen: 'hint',
  issueDateMissing: 'hint',
  unknownPerson: 'hint',
  severalPeople: 'hint',
  staysReference: 'hint',
  overwritten: 'hint',
  lacking: 'hint',
  warmRent: 'hint',
  plausibility: 'hint',
  twoReadings: 'hint',
  unusual: 'hint',
  farFromLast: 'hint',
  halved: 'hint',
  doubtful: 'hint',
  sharedCircle: 'hint',
  missingPicture: 'hint',
  refusedPicture: 'hint',
  pictureFormat: 'hint',
  lastPicture: 'hint',
  markedPictures: 'hint',
  tooManyPictures: 'hint',
  remotePicture: 'hint',
  noPictureRoom: 'hint',
  brokenPicture: 'hint',
  attachment: 'hint',
  restTooLong: 'hint',

  joined: 'hint',
  replaced: 'hint',
  crowdedOut: 'hint',
} as const satisfies Record<string, 'stop' | 'object' | 'hint'>

export type ProblemCode = keyof typeof problemKinds
export type CodeOf<Weight extends 'stop' | 'object' | 'hint'> = {
  [Code in ProblemCode]: (typeof problemKinds)[Code] extends Weight ? Code : never
}[ProblemCode]
export type StopCode = CodeOf<'stop'>

export interface Problem {
  code: ProblemCode
  element?: string
  /** The original text, at most `longestQuote` characters. */
  found?: string
  became?: string
  /** The property or object that holds the value; without an id it is also new. */
  holder?: { id: string | null; name: string }
  value?: string | number | boolean | null
  /** What the field got from elsewhere. */
  taken?: { field: PropertyFieldName; value: string | number | boolean | null }
  /** In the original file, counted from 1. */
  line?: number
  column?: number
  count?: number
  limit?: number
  bound?: Bound
}

export type Bound =
  | 'file'
  | 'directory'
  | 'name'
  | 'inflated'
  | 'density'
  | 'xml'
  | 'text'
  | 'nesting'
  | 'elements'
  | 'nodes'
  | 'aroundObjects'
  | 'attributes'
  | 'texts'
  | 'held'
  | 'inline'

const longestQuote = 80

export function quoted(text: string): string {
  const line = oneLine(text)
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line
}

export class TransferStopped extends Error {
  readonly problem: Problem & { code: StopCode }

  constructor(problem: Problem & { code: StopCode }) {
    super(problem.code)
    this.name = 'TransferStopped'
    this.problem = problem
  }
}

const heldCodes: readonly ProblemCode[] = ['twoReadings', 'unusual', 'farFromLast', 'halved', 'doubtful']

/** The value was not taken over before a person decided. */
export function holdsValue({ code }: Problem): boolean {
  return heldCodes.includes(code)
}

export function skipsObject({ code }: Problem): boolean {
  return problemKinds[code] === 'object'
}
