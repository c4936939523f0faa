/** Rows of the history that say how a save came about. */
import * as z from 'zod'
import type { Change } from '#app/data/saving/history.server.ts'
import { jointLabels } from '#app/domain/saving/joint-fields.ts'
import type { Fields } from '#app/fields/field.ts'
import type { Translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { HistoryPage } from '#app/ui/dashboard/saving/history.tsx'

/** Imports record their id in this field. */
const importNote = 'import'

export function originIn(changes: readonly Change[], t: Translator): HistoryPage['saves'][number]['origin'] {
  const source: unknown = changes.find(({ field }) => field === importNote)?.after
  if (typeof source !== 'object' || source === null || !('id' in source) || typeof source.id !== 'string') return null
  const name =
    'connection' in source && typeof source.connection === 'string'
      ? t('dashboard:history.fromConnection', { name: source.connection })
      : t('dashboard:history.fromFile', { name: 'file' in source ? String(source.file) : '' })
  return { name, to: dashboardPaths.import(source.id) }
}

/** Releases of prepared changes record who prepared them in this field. */
export const releaseNote = 'release'

/** A trigger adds it to what visitors see at once, although an approval is needed. */
export const unapprovedNote = 'unapproved'

/** Rows about a save, not of a value. */
export const notes: readonly string[] = [importNote, releaseNote, unapprovedNote]

const release = z.object({
  preparedBy: z.string().nullable(),
  preparedAt: z.number(),
  isScheduled: z.boolean(),
  approvedAt: z.number().nullish(),
  isOverridden: z.boolean().optional(),
  leftOut: z.array(z.string()).default([]),
  wishes: z.array(z.number()).catch([]),
})

export function releaseIn(
  changes: readonly Change[],
  { fields, labels }: { fields: Fields; labels: Readonly<Record<string, string>> },
  addressAt: ((at: number) => string | null) | null,
): HistoryPage['saves'][number]['release'] {
  const note = release.safeParse(changes.find(({ field }) => field === releaseNote)?.after)
  if (!note.success) return null
  const { approvedAt, leftOut } = note.data
  const approvedBy = approvedAt ? (addressAt?.(approvedAt) ?? null) : null
  return { ...note.data, approvedBy, leftOut: jointLabels(fields, labels, leftOut) }
}
