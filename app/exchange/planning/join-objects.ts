/** Transfers that wait for a person together: each object is as if they had been taken over one after the other. */
import type { ReceivedObject, ReceivedPicture } from '#app/exchange/received.ts'
import { finderOf } from './identity.ts'

/**
 * The objects of a later transfer as they stand in the earlier one: each at the position that the earlier one gave it,
 * those that it did not have behind its last.
 */
export function joinObjects(
  earlier: readonly ReceivedObject[],
  later: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  const find = finderOf(earlier)
  const joined = new Map<number, ReceivedObject>()
  let last = earlier.reduce((highest, { position }) => Math.max(highest, position), 0)
  for (const object of later) {
    const [former, ...others] = find(object)
    const isSame = former && others.length === 0
    if (!isSame) last += 1
    const position = isSame ? former.position : last
    joined.set(
      position,
      isSame ? { ...after(joined.get(position) ?? former, object), position } : { ...object, position },
    )
  }
  return [...joined.values()]
}

/** The objects of a full transfer that replaces an earlier one; what only that one had is missing from the stock. */
export function replaceObjects(
  earlier: readonly ReceivedObject[],
  later: readonly ReceivedObject[],
): readonly ReceivedObject[] {
  const find = finderOf(earlier)
  return later.map((object) => {
    const [former, ...others] = find(object)
    return former && others.length === 0 ? after(former, object) : object
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

/** Names the archive of each picture, before objects leave the import that brought them. */
export function naming(archive: string, objects: readonly ReceivedObject[]): readonly ReceivedObject[] {
  return objects.map((object) => ({
    ...object,
    pictures: object.pictures?.map((picture) => (picture.file ? { archive, ...picture } : picture)) ?? null,
  }))
}
