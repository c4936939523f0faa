import type { Change } from '#app/data/saving/history.server.ts'
import { inOrder, type Picture } from '#app/domain/picture.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { UndoPost } from '#app/ui/dashboard/saving/history.tsx'

interface Pictures {
  shown: readonly Picture[]
  trash: readonly Picture[]
}

/** Changes of one group, the latest first. */
export function undoPictureChange(id: string, changes: readonly Change[], { shown, trash }: Pictures): UndoPost | null {
  const last = changes.at(-1)
  const keys = changes.flatMap(({ before, after }) => [before ?? after].flat())
  const among = (pictures: readonly Picture[]) => pictures.map(({ key }) => key).filter((key) => keys.includes(key))
  if (last?.field === 'picturesRemoved')
    return withPictures(dashboardPaths.imagesRestoration(id), among(trash), 'restore')
  if (last?.field === 'picturesRestored') return withPictures(dashboardPaths.imagesTrash(id), among(shown), 'remove')
  if (last?.field === 'picturesAdded') return withPictures(dashboardPaths.imagesTrash(id), among(shown), 'trash')
  if (last?.field === 'pictureTurned') return undoRotation(id, last.after, shown)
  return last?.field === 'pictureOrder' ? formerOrder(id, last.before, shown) : null
}

function withPictures(action: string, keys: readonly string[], label: UndoPost['label']): UndoPost | null {
  return keys.length > 0 ? { action, fields: { pictures: keys.join() }, label } : null
}

/** Old entries have no direction. */
function undoRotation(id: string, after: unknown, shown: readonly Picture[]): UndoPost | null {
  if (typeof after !== 'object' || after === null || !('key' in after && 'turn' in after)) return null
  const picture = shown.find(({ key }) => key === after.key)
  const turn = after.turn === 'left' ? 'right' : 'left'
  return picture ? { action: dashboardPaths.imageRotation(id, picture.key), fields: { turn }, label: 'turnBack' } : null
}

function formerOrder(id: string, before: unknown, shown: readonly Picture[]): UndoPost | null {
  const former = Array.isArray(before) ? before.map(String) : []
  const present = shown.map(({ key }) => key)
  const known = former.filter((key) => present.includes(key))
  if (known.length === 0 || inOrder(present, known).join() === present.join()) return null
  return { action: dashboardPaths.imagesOrder(id), fields: { order: known.join() }, label: 'order' }
}
