/** What can be wrong with a transfer, and how heavily it weighs. i18n/locales says each in a sentence. */
import { oneLine } from './plain-text.ts'

/** `stop`: nothing can be taken over. `object`: this object is skipped. `hint`: it is taken over, with a loss. */
export const problemKinds = {
  tooLarge: 'stop',
  tooManyFiles: 'stop',
  tooManyObjects: 'stop',
  notZip: 'stop',
  noFile: 'stop',
  noRoom: 'stop',
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
  value: 'hint',
  cut: 'hint',
  noTitle: 'hint',
  currency: 'hint',
  country: 'hint',
  market: 'hint',
  warmRentOnly: 'hint',
  flatRent: 'hint',
  severalParkings: 'hint',
  severalCertificates: 'hint',
  severalTexts: 'hint',
  otherLanguage: 'hint',
  noCertificate: 'hint',
  otherEnergyValue: 'hint',
  unknownPerson: 'hint',
  staysReference: 'hint',
  overwritten: 'hint',
  lacking: 'hint',
  warmRent: 'hint',
  plausibility: 'hint',
  sharedCircle: 'hint',
  missingPicture: 'hint',
  pictureFormat: 'hint',
  lastPicture: 'hint',
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
  /** Below `immobilie`, as the format writes it: `preise/kaufpreis`, `…@auf_anfrage`. */
  element?: string
  /** What stood there: `longestQuote` characters at most. */
  found?: string
  /** What became of it, where something did. */
  became?: string
  /** Who has what the object asks for; without an id it is new as well. */
  holder?: { id: string | null; name: string }
  /** Of a field, as it is stored: it is written as pages write it. */
  value?: string | number | boolean | null
  /** Both in the file as the reader sees it, counted from 1. */
  line?: number
  column?: number
  /** The number that went beyond `limit`. */
  count?: number
  limit?: number
  /** What of a transfer that is `tooLarge`. */
  bound?: Bound
}

/** The post, the list of entries, the name of one, all entries together, all documents together, one text; elements in each other, of an object; attributes. */
export type Bound = 'file' | 'directory' | 'name' | 'inflated' | 'xml' | 'text' | 'nesting' | 'elements' | 'attributes'

const longestQuote = 80

export function quoted(text: string): string {
  const line = oneLine(text)
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line
}

/** Why a whole transfer cannot be read. */
export class TransferStopped extends Error {
  readonly problem: Problem & { code: StopCode }

  constructor(problem: Problem & { code: StopCode }) {
    super(problem.code)
    this.name = 'TransferStopped'
    this.problem = problem
  }
}
