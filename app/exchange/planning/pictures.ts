/** Pictures are compared by name, size and CRC-32 from the archive, without opening them. */

import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import { isPictureHost } from '#app/exchange/picture-hosts.ts'
import type { LinkBase, PicturePlan, PlannedPicture, StockPicture } from '#app/exchange/plan.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'
import { isOurs, matchStock } from './match-stock-pictures.ts'

const mostPictures = 60

interface PicturesDone {
  plan: PicturePlan
  base: LinkBase['pictures']
  problems: Problem[]
  isChanged: boolean
}

export function planPictures(
  base: LinkBase['pictures'],
  mine: readonly StockPicture[],
  /** Null when the file has no picture container. */
  theirs: readonly ReceivedPicture[] | null,
  /** A public offer that stays public keeps a photo. */
  needsPhoto: boolean,
  hosts: readonly string[],
): PicturesDone {
  if (theirs === null) return { plan: unchanged(mine), base, problems: [], isChanged: false }
  const problems: Problem[] = []
  const sent = selectUsable(theirs, hosts, problems)
  const matches = matchStock(sent, mine)
  const present = new Set(mine.map(({ source }) => source?.source))
  const deleted = new Set(base.map(({ source }) => source).filter((source) => !present.has(source)))
  const taken = sent.filter((picture) => {
    // Pictures deleted by staff stay deleted while the file continues to send them.
    if (matches.has(picture)) return true
    if (deleted.has(picture.source)) return false
    if (picture.sourceKind !== 'entry' || picture.file) return true
    problems.push({ code: 'missingPicture', found: quoted(picture.source) })
    return false
  })
  const used = new Set(matches.values())
  const gone = mine.filter((picture) => picture.source !== null && !used.has(picture))
  const receivedOf = new Map([...matches].map(([received, picture]) => [picture, received]))
  const added = taken.filter((picture) => !matches.has(picture))
  const marked = (picture: StockPicture) => ({ ...picture, foundMark: markOf(picture, receivedOf.get(picture)) })
  const others = mine.filter((picture) => !gone.includes(picture)).map(marked)
  const stays = needsPhoto && ![...others, ...added].some(isShownPhoto) ? gone.find(isShownPhoto) : undefined
  if (stays) problems.push({ code: 'lastPicture', found: quoted(stays.source?.source ?? '') })
  const removed = gone.filter((picture) => picture !== stays)
  const kept = mine.filter((picture) => !removed.includes(picture))
  const order = orderPictures(base, kept, taken, matches)
  const planned = order.map((picture): PlannedPicture => {
    if (!('key' in picture)) return { received: picture }
    const received = receivedOf.get(picture)
    const { key, origin } = picture
    const alt = altOf(picture, received, base)
    return { key, alt, origin, foundMark: markOf(picture, received), source: sourceOf(picture, received) }
  })
  const isNewlyHidden = (picture: PlannedPicture) =>
    'key' in picture
      ? isHiddenByMark(picture) && !mine.some(({ key, foundMark }) => key === picture.key && foundMark)
      : isHiddenByMark(picture.received)
  const hidden = planned.filter(isNewlyHidden).length
  if (hidden > 0) problems.push({ code: 'markedPictures', count: hidden })
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

function selectUsable(
  theirs: readonly ReceivedPicture[],
  hosts: readonly string[],
  problems: Problem[],
): ReceivedPicture[] {
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

function isFrom({ source }: StockPicture, name: string): boolean {
  return source?.source === name
}

function isShownPhoto(picture: StockPicture | ReceivedPicture): boolean {
  return picture.kind === 'photo' && !isHiddenByMark(picture)
}

/** The mark that the title names counts only for a picture that has neither an origin nor a mark. */
function markOf({ origin, foundMark }: StockPicture, received: ReceivedPicture | undefined) {
  return foundMark ?? (origin ? undefined : received?.foundMark)
}

/** File order, then staff's additions; staff's own order stays until the file's changes. */
function orderPictures(
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

function altOf(picture: StockPicture, received: ReceivedPicture | undefined, base: LinkBase['pictures']): string {
  const baseAlt = base.find(({ source }) => isFrom(picture, source))?.alt
  return received && baseAlt === picture.alt ? received.alt : picture.alt
}

/** A picture exported in our own file keeps its original source. */
function sourceOf(picture: StockPicture, received: ReceivedPicture | undefined): StockPicture['source'] {
  const isShown = received?.exportedKey === picture.key || (received && isOurs(received) && picture.source === null)
  if (isShown) return picture.source
  return received?.file ? { ...received.file, source: received.source } : picture.source
}

function isSame(planned: PlannedPicture, mine: StockPicture | undefined): boolean {
  if (!('key' in planned) || planned.key !== mine?.key) return false
  // A new name needs an update, too, because it identifies the picture next time.
  const isMarkSame = (planned.foundMark ?? null) === (mine.foundMark ?? null)
  return isMarkSame && planned.alt === mine.alt && planned.source?.source === mine.source?.source
}
