import type { PictureOrigin } from './picture.ts'

type Proposal = Exclude<PictureOrigin, 'photo'>

/** What IPTC's digital source types say, the most telling first. Others, such as `digitalCapture`, are no mark. */
const sourceTypes = {
  compositeWithTrainedAlgorithmicMedia: 'aiEdited',
  compositeSynthetic: 'aiEdited',
  trainedAlgorithmicMedia: 'aiGenerated',
  algorithmicMedia: 'visualisation',
  virtualRecording: 'visualisation',
  dataDrivenMedia: 'visualisation',
  digitalCreation: 'visualisation',
  digitalArt: 'visualisation',
  softwareImage: 'visualisation',
} as const satisfies Record<string, Proposal>

/** A statement of origin (C2PA) that names no source type. */
const bareProof = 'c2pa'

const titled: readonly Proposal[] = ['visualisation', 'aiEdited', 'aiGenerated']

const proposals = new Map<string, Proposal>([
  ...Object.entries(sourceTypes),
  ...titled.map((origin) => [origin, origin] as const),
])

/** A mark that came with a title instead of a file is the origin that the title names. */
export function isTitleMark(mark: string): boolean {
  return titled.some((origin) => origin === mark)
}

/** Null for a C2PA mark without a source type: cameras write it as well. */
export function proposedOrigin(mark: string): Proposal | null {
  return proposals.get(mark) ?? null
}

export function isMark(text: string): boolean {
  return text === bareProof || proposals.has(text)
}

/** A file may name several: a photo, and what a program has put into it. */
export function markOf({ types, hasProof }: { types: ReadonlySet<string>; hasProof: boolean }): string | null {
  const found = Object.keys(sourceTypes).find((type) => types.has(type))
  return found ?? (hasProof && types.size === 0 ? bareProof : null)
}

interface Marked {
  foundMark?: string | null | undefined
  origin?: PictureOrigin | null | undefined
}

/** From visitors, until staff have said what the picture is. */
export function isHiddenByMark({ foundMark, origin }: Marked): boolean {
  return Boolean(foundMark && !origin)
}

/** Whether staff have chosen no origin, or `photo` although the file carries an AI mark. */
export function isMarkOpen({ foundMark, origin }: { foundMark: string | null; origin: PictureOrigin | null }): boolean {
  if (foundMark === null) return false
  return origin === null || (origin === 'photo' && proposedOrigin(foundMark) !== null)
}
