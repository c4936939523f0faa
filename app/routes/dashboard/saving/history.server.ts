import type { Database } from '#app/data/database.server.ts'
import { restorableFor } from '#app/data/pictures/picture-sweep.server.ts'
import { type Change, listSaves, listWhatAndWho, type Save, type SaveFilter } from '#app/data/saving/history.server.ts'
import { isPictureName } from '#app/domain/picture.ts'
import { jointFields, jointLabel, jointly, jointWords } from '#app/domain/saving/joint-fields.ts'
import type { Saved, Subject } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import type { HistoryAct, HistoryPage, UndoPost } from '#app/ui/dashboard/saving/history.tsx'
import type { HistoryChange } from '#app/ui/dashboard/saving/history-changes.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { changedPassage } from '#app/words/texts/passage.server.ts'
import { notes, originIn, releaseIn, releaseNote, unapprovedNote } from './history-notes.server.ts'

export interface HistorySource<F extends Fields = Fields> {
  subject: Subject
  fields: F
  present: Saved<FieldValues<F>>
  labels: Readonly<Record<string, string>>
  write: ValueWriter
  page: string
  left?: readonly string[]
  /** The user reads the history and restores nothing. */
  isReadOnly?: boolean
  /** Undo for actions that are not field values; null when impossible. */
  undo?: (changes: readonly Change[]) => UndoPost | null
  /** The address that was asked for approvals at a moment, read only when the page shows a release. */
  readAddresses?: () => Promise<(at: number) => string | null>
  /** A warning about restoring this value, read only when the page offers it. */
  doubt?: { field: string; value: unknown; read: () => Promise<string | null> }
}

export async function historyOf(
  db: Database,
  request: Request,
  source: HistorySource,
  locale: Locale,
): Promise<HistoryPage> {
  const filter = readFilter(request)
  const [{ saves, olderThan }, changes] = await Promise.all([
    listSaves(db, source.subject, filter),
    listWhatAndWho(db, source.subject),
  ])
  const { labels } = source
  const groups = grouped(saves)
  const doubted = groups.filter((group) => isDoubted(group, source))
  const doubt = doubted.length > 0 ? ((await source.doubt?.read()) ?? null) : null
  const isReleased = saves.some(({ changes }) => changes.some(({ field }) => field === releaseNote))
  const addressAt = isReleased ? ((await source.readAddresses?.()) ?? null) : null
  return {
    page: source.page,
    isLatest: filter.below === null,
    olderThan,
    filter,
    fields: jointFields(source.fields).flatMap((names) => {
      const value = names.find((name) => changes.some(({ field }) => field === name))
      return value ? [{ value, label: jointLabel(labels, names) }] : []
    }),
    people: [...new Map(changes.map(({ id, name }) => [id, name]))].flatMap(([value, label]) =>
      value !== null && label !== null ? [{ value, label }] : [],
    ),
    saves: groups.map((group) => ({
      ...inWords(group, source, locale, addressAt),
      doubt: doubted.includes(group) ? doubt : null,
    })),
  }
}

function readFilter({ url }: Request): SaveFilter {
  const { searchParams } = new URL(url)
  const text = (name: string) => searchParams.get(name)?.slice(0, 80) || null
  const below = /^\d{1,9}$/.exec(searchParams.get('below') ?? '')?.[0]
  return { below: below === undefined ? null : Number(below), field: text('field'), person: text('person') }
}

type Group = readonly [Save, ...Save[]]

function isDoubted([{ changes, at }]: Group, source: HistorySource): boolean {
  const change = changes.find(({ field, before }) => field === source.doubt?.field && before === source.doubt.value)
  return change !== undefined && wayBack([change], at, source) === 'open'
}

function inWords(
  group: Group,
  source: HistorySource,
  locale: Locale,
  addressAt: ((at: number) => string | null) | null,
): Omit<HistoryPage['saves'][number], 'doubt'> {
  const [{ changes, by, at, version }] = group
  const { fields, labels, write } = source
  const all = group.flatMap((save) => save.changes)
  const noted = all.filter(({ field }) => !notes.includes(field))
  return {
    version,
    at,
    by: writeAuthor(by, translator(locale)),
    address: by.address,
    origin: originIn(changes, translator(locale)),
    release: releaseIn(changes, source, addressAt),
    isUnapproved: all.some(({ field }) => field === unapprovedNote),
    count: noted.reduce((count, { before, after }) => count + ([before ?? after].flat().length || 1), 0),
    undo: source.isReadOnly ? null : (source.undo?.(noted) ?? null),
    acts: [...new Set(changes.flatMap((change) => actOf(change, fields) ?? []))],
    changes: jointly(fields, changes).map((joint): HistoryChange => {
      const [{ field }] = joint
      const side = (moment: 'before' | 'after') =>
        jointWords(joint.map((change) => write(change.field, change[moment])))
      const [before, after] = [side('before'), side('after')]
      const isLong = fields[field]?.kind === 'longText'
      const passage = isLong && before && after ? changedPassage(before, after) : null
      const label = jointLabel(
        labels,
        joint.map((change) => change.field),
      )
      return { field, label, isLong, before, after, passage, way: wayBack(joint, at, source) }
    }),
  }
}

/** In milliseconds. */
const pause = 10 * 60 * 1000

/** Thirty uploads make thirty saves, but are shown as one. */
function grouped(saves: readonly Save[]): Group[] {
  const groups: Group[] = []
  for (const save of saves) {
    const last = groups.at(-1)
    if (last && isSameAct(last, save)) groups[groups.length - 1] = [...last, save]
    else groups.push([save])
  }
  return groups
}

/** Rotations stay separate, because each has its own undo. */
const grouping = ['picturesAdded', 'picturesRemoved', 'picturesRestored', 'pictureOrder']

function isSameAct(group: Group, earlier: Save): boolean {
  const [later] = group
  const [act, ...others] = [later, earlier]
    .flatMap(({ changes }) => changes.map(({ field }) => field))
    .filter((field) => field !== unapprovedNote)
  const isOneAct = act !== undefined && others.join() === act && grouping.includes(act)
  const isSameAuthor = later.by.name === earlier.by.name && later.by.address === earlier.by.address
  return isOneAct && isSameAuthor && later.at.getTime() - earlier.at.getTime() < group.length * pause
}

const pictureActs = ['picturesAdded', 'picturesRemoved', 'picturesRestored', 'pictureTurned', 'pictureOrder'] as const

function actOf({ field, before, after }: Change, fields: Fields): HistoryAct | null {
  if (field === 'created') return 'created'
  if (field === 'trashed') return after === true ? 'trashed' : 'restored'
  if (field === 'disabled') return after === true ? 'disabled' : 'enabled'
  const act = pictureActs.find((name) => name === field)
  if (act) return act
  if (field.includes('.') && !Object.hasOwn(fields, field)) return 'pictureTexts'
  if (field !== 'picture' || Object.hasOwn(fields, field)) return null
  return before === null ? 'pictureAdded' : after === null ? 'pictureRemoved' : 'pictureReplaced'
}

/** Files of replaced pictures are deleted after a while. */
function wayBack(
  joint: readonly Change[],
  at: Date,
  { present, left, isReadOnly }: HistorySource,
): HistoryChange['way'] {
  if (isReadOnly) return 'none'
  const lost = joint.filter(({ field, before }) => present.values[field] !== before)
  const isSwept = ({ field, before }: Change) =>
    isPictureName(field) && before !== null && at.getTime() < Date.now() - restorableFor
  if (joint.some(({ field }) => left?.includes(field)) || lost.some(isSwept)) return 'none'
  return lost.length === 0 ? 'same' : 'open'
}
