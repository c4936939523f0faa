/** Which pictures an object has afterwards. None is opened: name, size and CRC-32 of the archive tell them apart. */

import { isPictureHost } from '#app/exchange/picture-hosts.ts'
import type { LinkBase, PicturePlan, PlannedPicture, StockPicture } from '#app/exchange/plan.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'

const mostPictures = 60

interface PicturesDone {
  plan: PicturePlan
  base: LinkBase['pictures']
  problems: Problem[]
  /** Anything that visitors would see. */
  isChanged: boolean
}

export function planPictures(
  base: LinkBase['pictures'],
  mine: readonly StockPicture[],
  /** Null: the file says nothing about pictures. */
  theirs: readonly ReceivedPicture[] | null,
  /** It is public and shall stay so: then a photo stays. */
  needsPhoto: boolean,
  hosts: readonly string[],
): PicturesDone {
  if (theirs === null) return { plan: unchanged(mine), base, problems: [], isChanged: false }
  const problems: Problem[] = []
  const sent = usable(theirs, hosts, problems)
  const matches = matched(sent, mine)
  const present = new Set(mine.map(({ source }) => source?.source))
  const deleted = new Set(base.map(({ source }) => source).filter((source) => !present.has(source)))
  const taken = sent.filter((picture) => {
    // What staff have deleted is not brought back while the file goes on sending it.
    if (matches.has(picture)) return true
    if (deleted.has(picture.source)) return false
    if (picture.sourceKind !== 'entry' || picture.file) return true
    problems.push({ code: 'missingPicture', found: quoted(picture.source) })
    return false
  })
  const used = new Set(matches.values())
  const gone = mine.filter((picture) => picture.source !== null && !used.has(picture))
  const stays = needsPhoto ? lastPhoto(mine, taken, gone) : undefined
  if (stays) problems.push({ code: 'lastPicture', found: quoted(stays.source?.source ?? '') })
  const removed = gone.filter((picture) => picture !== stays)
  const kept = mine.filter((picture) => !removed.includes(picture))
  const order = inOrder(base, kept, taken, matches)
  const receivedOf = new Map([...matches].map(([received, picture]) => [picture, received]))
  const planned = order.map((picture): PlannedPicture => {
    if (!('key' in picture)) return { received: picture }
    const received = receivedOf.get(picture)
    return { key: picture.key, alt: altOf(picture, received, base), source: sourceOf(picture, received) }
  })
  const takenSet = new Set(taken)
  const remembered = sent.filter((picture) => takenSet.has(picture) || deleted.has(picture.source))
  return {
    plan: {
      order: planned,
      removed: removed.map(({ key }) => key),
      added: planned.filter((picture) => 'received' in picture).length,
      kept: kept.length,
    },
    base: remembered.map(({ source, alt }) => ({ source, alt })),
    problems,
    isChanged: planned.length !== mine.length || planned.some((picture, place) => !isSame(picture, mine[place])),
  }
}

export function unchanged(mine: readonly StockPicture[]): PicturePlan {
  return { order: mine.map(({ key, alt, source }) => ({ key, alt, source })), removed: [], added: 0, kept: mine.length }
}

const unreadable = /\.(?:pdf|heic|heif|tiff?|gif|bmp|svgz?)$/i

/** Without what can never become a picture here, and each source once. */
function usable(theirs: readonly ReceivedPicture[], hosts: readonly string[], problems: Problem[]): ReceivedPicture[] {
  const sources = new Set<string>()
  const readable = theirs.filter((picture) => {
    const { source, sourceKind, file } = picture
    if (sources.has(source)) return false
    sources.add(source)
    if (sourceKind === 'entry' && unreadable.test(file?.name ?? source)) {
      problems.push({ code: 'pictureFormat', found: quoted(source) })
      return false
    }
    if (sourceKind === 'address' && !isPictureHost(source, hosts)) {
      problems.push({ code: 'remotePicture', found: quoted(source) })
      return false
    }
    return true
  })
  if (readable.length > mostPictures)
    problems.push({ code: 'tooManyPictures', count: readable.length, limit: mostPictures })
  return readable.slice(0, mostPictures)
}

/**
 * The same bytes are the same picture, under whatever name; a name without bytes is the one that came before. A file of
 * ours names the picture that it shows.
 */
function matched(theirs: readonly ReceivedPicture[], mine: readonly StockPicture[]) {
  const matches = new Map<ReceivedPicture, StockPicture>()
  const used = new Set<StockPicture>()
  const take = (picture: ReceivedPicture, found: StockPicture | undefined) => {
    if (!found || used.has(found) || matches.has(picture) || !isSameFile(picture, found)) return
    matches.set(picture, found)
    used.add(found)
  }
  const byKey = new Map(mine.map((picture) => [picture.key, picture]))
  for (const picture of theirs) {
    const own = picture.exportedKey === undefined ? undefined : byKey.get(picture.exportedKey)
    if (own) matches.set(picture, own)
    if (own) used.add(own)
  }
  const bySource = new Map(mine.map((picture) => [picture.source?.source, picture]))
  for (const picture of theirs) take(picture, bySource.get(picture.source))
  const byBytes = new Map(
    mine.flatMap((picture) => (used.has(picture) ? [] : [[bytesOf(picture.source), picture] as const])),
  )
  for (const picture of theirs) if (picture.file) take(picture, byBytes.get(bytesOf(picture.file)))
  return matches.size === 0 && isSameSeries(theirs, mine)
    ? new Map(mine.flatMap((picture, place) => (theirs[place] ? [[theirs[place], picture] as const] : [])))
    : matches
}

/**
 * An older file of ours names no pictures. Where it has as many as the property, of the same kinds in the same order,
 * and staff have added all of these, they are what it was written from.
 */
function isSameSeries(theirs: readonly ReceivedPicture[], mine: readonly StockPicture[]): boolean {
  const isOwn = (picture: ReceivedPicture) => isOurs(picture) && picture.exportedKey === undefined
  return (
    theirs.length === mine.length &&
    theirs.every((picture, place) => isOwn(picture) && picture.kind === mine[place]?.kind && !mine[place]?.source)
  )
}

/** Only those say a caption, be it none. */
function isOurs({ caption }: ReceivedPicture): boolean {
  return caption !== undefined
}

function bytesOf(file: { size: number; crc: number } | null): string {
  return file ? `${file.size} ${file.crc}` : ''
}

function isFrom({ source }: StockPicture, name: string): boolean {
  return source?.source === name
}

function isSameFile({ file, check, sourceKind }: ReceivedPicture, { source }: StockPicture): boolean {
  if (file) return bytesOf(file) === bytesOf(source)
  return sourceKind !== 'address' || check === null || check === source?.name
}

/** The photo that would leave a public offer without any. */
function lastPhoto(mine: readonly StockPicture[], taken: readonly ReceivedPicture[], gone: readonly StockPicture[]) {
  const isPhoto = ({ kind }: { kind: string }) => kind === 'photo'
  if (taken.some(isPhoto) || mine.some((picture) => isPhoto(picture) && !gone.includes(picture))) return undefined
  return gone.find(isPhoto)
}

/** The order of the file, then what staff added; where staff have put it otherwise, theirs until the file's changes. */
function inOrder(
  base: LinkBase['pictures'],
  kept: readonly StockPicture[],
  taken: readonly ReceivedPicture[],
  matches: ReadonlyMap<ReceivedPicture, StockPicture>,
): (StockPicture | ReceivedPicture)[] {
  const sent = taken.map((picture) => matches.get(picture) ?? picture)
  if (!isOrderKept(base, taken, matches)) return [...sent, ...kept.filter((picture) => !sent.includes(picture))]
  const order: (StockPicture | ReceivedPicture)[] = [...kept]
  sent.forEach((picture, place) => {
    const before = sent[place - 1]
    if (!order.includes(picture)) order.splice(before ? order.indexOf(before) + 1 : 0, 0, picture)
  })
  return order
}

/** Whether what the file named before stands in it as it did. */
function isOrderKept(
  base: LinkBase['pictures'],
  taken: readonly ReceivedPicture[],
  matches: ReadonlyMap<ReceivedPicture, StockPicture>,
): boolean {
  const named = taken.map((picture) => matches.get(picture)?.source?.source ?? picture.source)
  const before = base.map(({ source }) => source).filter((source) => named.includes(source))
  const now = named.filter((source) => before.includes(source))
  return before.every((source, place) => source === now[place])
}

/** What staff wrote stays. */
function altOf(picture: StockPicture, received: ReceivedPicture | undefined, base: LinkBase['pictures']): string {
  const said = base.find(({ source }) => isFrom(picture, source))?.alt
  return received && said === picture.alt ? received.alt : picture.alt
}

/** A file of ours that shows a picture has not brought it: where that came from stays. */
function sourceOf(picture: StockPicture, received: ReceivedPicture | undefined): StockPicture['source'] {
  const isShown = received?.exportedKey === picture.key || (received && isOurs(received) && picture.source === null)
  if (isShown) return picture.source
  return received?.file ? { ...received.file, source: received.source } : picture.source
}

function isSame(planned: PlannedPicture, mine: StockPicture | undefined): boolean {
  if (!('key' in planned) || planned.key !== mine?.key) return false
  // A new name is worth a line, too: by it the picture is found the next time.
  return planned.alt === mine.alt && planned.source?.source === mine.source?.source
}
