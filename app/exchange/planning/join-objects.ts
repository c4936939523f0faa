/** Transfers that wait for a person together: each object is as if they had been taken over one after the other. */
import type { ReceivedObject, ReceivedPicture, ReceivedTransfer } from '#app/exchange/received.ts'
import { finderInLanguage } from './identity.ts'

/** By the clock of the sender; what says no time has come in its turn. */
export function isOlder(one: { sentAt?: string | null }, other: { sentAt?: string | null }): boolean {
  return !!one.sentAt && !!other.sentAt && one.sentAt < other.sentAt
}

/**
 * The objects of a transfer as they stand in the one that waits: each at the position that it has there, those that it
 * does not have behind its last. Of an object of both, what was sent later counts.
 * @param waiting at least those that share a number with one that has arrived
 * @param highest position of all that wait
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
  return isOlder(other, one) ? after(other, one) : after(one, other)
}

/**
 * Objects of a full transfer that replaces an earlier one, as far as that one had them; what only that one had is
 * missing from the stock. Both need no more than those that share a number.
 */
export function replaceObjects(
  earlier: readonly ReceivedObject[],
  later: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  const find = finderInLanguage(earlier)
  return later.flatMap((object) => {
    const [former, ...others] = find(object)
    return former && others.length === 0 ? [after(former, object)] : []
  })
}

/** What a container says that the later file lacks still counts, and so do pictures that came once. */
function after(former: ReceivedObject, later: ReceivedObject): ReceivedObject {
  if (former.action === 'delete' || later.action === 'delete') return later
  return {
    ...later,
    state: later.state ?? former.state,
    values: { ...former.values, ...later.values },
    flags: { ...former.flags, ...later.flags },
    ...(later.contact === undefined && former.contact !== undefined && { contact: former.contact }),
    pictures: later.pictures?.map((picture) => withFile(picture, former)) ?? former.pictures,
  }
}

function withFile(picture: ReceivedPicture, { pictures }: ReceivedObject): ReceivedPicture {
  if (picture.file || picture.sourceKind !== 'entry') return picture
  const { file, archive } = pictures?.find(({ source, file }) => source === picture.source && file) ?? {}
  return file ? { ...picture, file, ...(archive && { archive }) } : picture
}

/** Names the time of each object and the archive of each picture, before they leave the import that brought them. */
export function naming(
  { id: archive, transfer }: { id: string; transfer: Pick<ReceivedTransfer, 'sentAt'> },
  objects: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  return objects.map((object) => ({
    sentAt: transfer.sentAt,
    ...object,
    pictures: object.pictures?.map((picture) => (picture.file ? { archive, ...picture } : picture)) ?? null,
  }))
}
