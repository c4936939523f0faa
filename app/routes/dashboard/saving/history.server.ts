/** The history of one subject in words, and whether its changes can be taken back. */
import type { Database } from '#app/data/database.server.ts'
import { rememberedFor } from '#app/data/pictures/picture-sweep.server.ts'
import { type Change, listSaves, type Save } from '#app/data/saving/history.server.ts'
import type { Saved, Subject } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues, Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import type { HistoryAct, HistoryChange, HistoryPage } from '#app/ui/dashboard/saving/history.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import { changedPassage } from '#app/words/passage.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'

/** Something with a history: what it is now, and how its values are named and written. */
export interface HistorySource<F extends Fields = Fields> {
  subject: Subject
  fields: F
  present: Saved<FieldValues<F>>
  labels: Readonly<Record<string, string>>
  write: ValueWriter
  /** Its address. */
  page: string
  /** Fields with acts of their own, which a restoration leaves alone. */
  left?: readonly string[]
}

export async function historyOf(
  db: Database,
  request: Request,
  source: HistorySource,
  locale: Locale,
): Promise<HistoryPage> {
  const below = /^\d{1,9}$/.exec(new URL(request.url).searchParams.get('below') ?? '')?.[0]
  const { saves, olderThan } = await listSaves(db, source.subject, below === undefined ? null : Number(below))
  return {
    page: source.page,
    isLatest: below === undefined,
    olderThan,
    saves: grouped(saves.map((save) => inWords(save, source, locale))),
  }
}

function inWords({ changes, by, ...save }: Save, source: HistorySource, locale: Locale) {
  const { fields, labels, write } = source
  return {
    ...save,
    by: writeAuthor(by, translator(locale)),
    address: by.address,
    count: 1,
    acts: [...new Set(changes.flatMap((change) => actOf(change, fields) ?? []))],
    changes: Object.entries(fields).flatMap(([field, { kind }]): HistoryChange[] => {
      const change = changes.find((candidate) => candidate.field === field)
      if (!change) return []
      const [before, after] = [write(field, change.before), write(field, change.after)]
      const passage = kind === 'longText' && before && after ? changedPassage(before, after) : null
      const label = labels[field] ?? field
      return [
        { field, label, isLong: kind === 'longText', before, after, passage, way: wayBack(change, save.at, source) },
      ]
    }),
  }
}

type Shown = HistoryPage['saves'][number]

/** Milliseconds between two acts that belong together. */
const pause = 10 * 60 * 1000

/** Thirty pictures are added in thirty saves, and read as one. */
function grouped(saves: readonly Shown[]): Shown[] {
  const groups: Shown[] = []
  for (const save of saves) {
    const last = groups.at(-1)
    if (last && isSameAct(last, save)) groups[groups.length - 1] = { ...last, count: last.count + 1 }
    else groups.push(save)
  }
  return groups
}

function isSameAct(later: Shown, earlier: Shown): boolean {
  const isOneAct = [later, earlier].every(({ acts, changes }) => acts.length === 1 && changes.length === 0)
  const isSame = later.acts[0] === earlier.acts[0] && later.by === earlier.by && later.address === earlier.address
  return isOneAct && isSame && new Date(later.at).getTime() - new Date(earlier.at).getTime() < later.count * pause
}

const pictureActs = ['picturesAdded', 'picturesRemoved', 'pictureTurned', 'pictureOrder'] as const

function actOf({ field, before, after }: Change, fields: Fields): HistoryAct | null {
  if (field === 'created') return 'created'
  if (field === 'trashed') return after === true ? 'trashed' : 'restored'
  const act = pictureActs.find((name) => name === field)
  if (act) return act
  if (field.includes('.') && !Object.hasOwn(fields, field)) return 'pictureTexts'
  if (field !== 'picture' || Object.hasOwn(fields, field)) return null
  return before === null ? 'pictureAdded' : after === null ? 'pictureRemoved' : 'pictureReplaced'
}

/** The file of a picture that was replaced is swept some day. */
function wayBack({ field, before }: Change, at: Date, { present, left }: HistorySource): HistoryChange['way'] {
  const isSwept = field === 'picture' && before !== null && at.getTime() < Date.now() - rememberedFor
  if (left?.includes(field) || (isSwept && present.values[field] !== before)) return 'none'
  return present.values[field] === before ? 'same' : 'open'
}
