import type { ReceivedObject, ReceivedPicture, ReceivedTransfer } from '#app/exchange/received.ts'
import { finderInLanguage } from './identity.ts'

/** By the sender's clock; without a time, the later arrival is newer. */
export function isOlder(one: { sentAt?: string | null }, other: { sentAt?: string | null }): boolean {
  return !!one.sentAt && !!other.sentAt && one.sentAt < other.sentAt
}

/**
 * Keeps the positions of the waiting transfer and appends new objects. Of two versions, the one sent later counts.
 * @param waiting at least the objects that share a number with an arrived one @param highest position of all that wait
 */
export function joinObjects(
  waiting: readonly ReceivedObject[],
  arrived: readonly ReceivedObject[],
  highest: number,
): readonly ReceivedObject[] {
  const find = finderInLanguage(waiting)
  const joined = new Map<number, ReceivedObject>()
  let last = highest
  for (const object of arrived) {
    const [known, ...others] = find(object)
    const isSame = known && others.length === 0
    if (!isSame) last += 1
    const position = isSame ? known.position : last
    joined.set(position, {
      ...(isSame ? inOrder(joined.get(position) ?? known, object) : object),
      position,
    })
  }
  return [...joined.values()]
}

function inOrder(one: ReceivedObject, other: ReceivedObject): ReceivedObject {
  return isOlder(other, one) ? mergeVersions(other, one) : mergeVersions(one, other)
}

/**
 * Merges objects of a full transfer with those that it replaces; objects only in the earlier one are missing from the
 * stock. Both need only the objects that share a number.
 */
export function replaceObjects(
  earlier: readonly ReceivedObject[],
  later: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  const find = finderInLanguage(earlier)
  return later.flatMap((object) => {
    const [former, ...others] = find(object)
    return former && others.length === 0 ? [mergeVersions(former, object)] : []
  })
}

/** Containers and pictures that the later file lacks still count. */
function mergeVersions(former: ReceivedObject, later: ReceivedObject): ReceivedObject {
  if (former.action === 'delete' || later.action === 'delete') return later
  return {
    ...later,
    state: later.state ?? former.state,
    values: { ...former.values, ...later.values },
    ...readingsOf(former, later),
    flags: { ...former.flags, ...later.flags },
    ...(later.contact === undefined && former.contact !== undefined && { contact: former.contact }),
    pictures: later.pictures?.map((picture) => withFile(picture, former)) ?? former.pictures,
  }
}

/** A reading belongs to the value beside it. */
function readingsOf(former: ReceivedObject, later: ReceivedObject): Pick<ReceivedObject, 'readings'> {
  const kept = Object.entries(former.readings ?? {}).filter(([name]) => !(name in later.values))
  const readings = { ...Object.fromEntries(kept), ...later.readings }
  return Object.keys(readings).length > 0 ? { readings } : {}
}

function withFile(picture: ReceivedPicture, { pictures }: ReceivedObject): ReceivedPicture {
  if (picture.file || picture.sourceKind !== 'entry') return picture
  const { file, archive } = pictures?.find(({ source, file }) => source === picture.source && file) ?? {}
  return file ? { ...picture, file, ...(archive && { archive }) } : picture
}

/** Adds each object's time and each picture's archive before they leave their import. */
export function labelOrigins(
  { id: archive, transfer }: { id: string; transfer: Pick<ReceivedTransfer, 'sentAt'> },
  objects: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  return objects.map((object) => ({
    sentAt: transfer.sentAt,
    ...object,
    pictures: object.pictures?.map((picture) => (picture.file ? { archive, ...picture } : picture)) ?? null,
  }))
}
