import type { StockPicture } from '#app/exchange/plan.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'

/** The same bytes are the same picture; a name without bytes is the earlier one. Our own files identify pictures. */
export function matchStock(theirs: readonly ReceivedPicture[], mine: readonly StockPicture[]) {
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

/** Our older files identify no pictures: they match if staff added all, and number, kinds and order agree. */
function isSameSeries(theirs: readonly ReceivedPicture[], mine: readonly StockPicture[]): boolean {
  const isOwn = (picture: ReceivedPicture) => isOurs(picture) && picture.exportedKey === undefined
  return (
    theirs.length === mine.length &&
    theirs.every((picture, place) => isOwn(picture) && picture.kind === mine[place]?.kind && !mine[place]?.source)
  )
}

export function isOurs({ caption }: ReceivedPicture): boolean {
  return caption !== undefined
}

function bytesOf(file: { size: number; crc: number } | null): string {
  return file ? `${file.size} ${file.crc}` : ''
}

function isSameFile({ file, check, sourceKind }: ReceivedPicture, { source }: StockPicture): boolean {
  if (file) return bytesOf(file) === bytesOf(source)
  return sourceKind !== 'address' || check === null || check === source?.name
}
