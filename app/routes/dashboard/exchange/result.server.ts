import type { Database } from '#app/data/database.server.ts'
import { listTeamNames } from '#app/data/entries/team-members.server.ts'
import { listAppliedChanges, listOverruled } from '#app/data/exchange/applying/applied-changes.server.ts'
import { undoLifetime } from '#app/data/exchange/applying/undo.server.ts'
import { type ImportRow, listDone } from '#app/data/exchange/imports.server.ts'
import { coverOf } from '#app/data/pictures/pictures.server.ts'
import type { Change } from '#app/data/saving/history.server.ts'
import {
  isPropertyField,
  type PropertyFieldName,
  type PropertyValues,
  propertyFields,
} from '#app/domain/properties/property.ts'
import { type PublishRuleName, publishRules } from '#app/domain/properties/publish-rules.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import { type Difference, type Outcome, outcomes } from '#app/exchange/plan.ts'
import { type Problem, problemKinds } from '#app/exchange/problems.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { differenceView } from '#app/words/exchange/difference-words.server.ts'
import { type ObjectView, unmetView } from '#app/words/exchange/object-words.server.ts'
import { problemView } from '#app/words/exchange/problem-words.server.ts'
import { propertyWriter } from '#app/words/saved-values.server.ts'
import { forDocument } from './for-document.server.ts'
import { pageOf } from './object-views.server.ts'

type DoneRow = Awaited<ReturnType<typeof listDone>>[number]

export async function viewResult(
  db: Database,
  row: ImportRow,
  { request, locale, search }: { request: Request; locale: Locale; search: URLSearchParams },
) {
  const rows = (await listDone(db, row.id)).map(withDefaults)
  const { shown, sorted: _, ...list } = pageOf(rows, (done) => done, search)
  const countOf = (outcome: Outcome) => rows.filter((done) => done.outcome === outcome).length
  const undoUntil = row.appliedAt && new Date(row.appliedAt.getTime() + undoLifetime)
  const canBeUndone = row.state === 'applied' && rows.some((done) => done.canBeUndone)
  return {
    // Object.fromEntries loses the key types.
    counts: Object.fromEntries(outcomes.map((outcome) => [outcome, countOf(outcome)])) as Record<Outcome, number>,
    public: rows.filter(({ after }) => after === 'public').length,
    drafts: rows.filter(({ after }) => after === 'draft').length,
    appliedAt: row.appliedAt,
    undoneAt: row.undoneAt,
    undoUntil: canBeUndone && undoUntil && undoUntil > new Date() ? undoUntil : null,
    left: row.state === 'undone' ? rows.flatMap(leftView) : [],
    ...list,
    objects: forDocument(request, await viewsOf(db, row.id, shown, locale)),
  }
}

/** Changes that the undo could not revert, and why. */
function leftView(row: DoneRow) {
  const why = reasonLeft(row)
  if (!why) return []
  const { position, propertyId, name, number, received, formerNumber } = row
  return {
    position,
    // A deleted property has no page.
    propertyId: why === 'gone' ? null : propertyId,
    number: number ?? received?.propertyNumber ?? '',
    name: name ?? received?.values.name ?? '',
    why,
    formerNumber: formerNumber ?? '',
  }
}

function reasonLeft({
  isBound,
  isKeptOffline,
  isSavedSince,
  number,
}: DoneRow): 'offline' | 'gone' | 'saved' | 'number' | null {
  if (isKeptOffline) return 'offline'
  if (!isBound) return null
  if (number === null) return 'gone'
  return isSavedSince ? 'saved' : 'number'
}

function withDefaults(row: DoneRow) {
  const { outcome, after, problems, propertyId } = row
  const others = (problems ?? []).filter(({ code }) => code !== 'lacking')
  const rules = (problems ?? []).flatMap(({ code, found }) => (code === 'lacking' && isRule(found) ? [found] : []))
  const weights = others.map(({ code }) => problemKinds[code])
  return {
    ...row,
    problems: others,
    unmet: rules,
    outcome: outcome ?? ('skipped' as const),
    after: after ?? ('offline' as const),
    isNowhere: outcome === 'skipped' && propertyId === null,
    urgency: weights.includes('object') ? (0 as const) : weights.length > 0 ? (1 as const) : (2 as const),
  }
}

function isRule(name: string | undefined): name is PublishRuleName {
  return publishRules.some((rule) => rule.name === name)
}

type Done = ReturnType<typeof withDefaults>

async function viewsOf(db: Database, importId: string, shown: readonly Done[], locale: Locale): Promise<ObjectView[]> {
  const positions = shown.map(({ position }) => position)
  const [changes, overruled, members] = await Promise.all([
    listAppliedChanges(db, importId, positions),
    listOverruled(db, importId, positions),
    listTeamNames(db),
  ])
  const t = translator(locale)
  const write = propertyWriter(
    locale,
    members.map(({ id, name }) => ({ value: id, label: name })),
  )
  const labels: Record<PropertyFieldName, string> = t('property:fields', { returnObjects: true })
  return shown.map((done) => {
    const changed = changes.get(done.position) ?? []
    const told = changed.flatMap(({ field, before, after }): Difference[] =>
      // The history stores values of this field.
      isPropertyField(field) ? [{ field, before: before as Value, after: after as Value, choice: null }] : [],
    )
    const differences = jointly(propertyFields, told).map((joint) => {
      const isOverruled = joint.some(({ field }) => overruled.get(done.position)?.has(field))
      return differenceView(joint, {}, labels, write, { isOverruled })
    })
    return { ...doneView(done, locale), differences, pictures: picturesIn(changed) }
  })
}

type Value = PropertyValues[PropertyFieldName]

function picturesIn(changes: readonly Change[]): ObjectView['pictures'] {
  const keys = (name: string, side: 'before' | 'after') => {
    const list = changes.find(({ field }) => field === name)?.[side]
    return Array.isArray(list) ? list.length : 0
  }
  const added = keys('picturesAdded', 'after')
  const removed = keys('picturesRemoved', 'before')
  return added + removed > 0 ? { added, kept: 0, removed } : null
}

function doneView(done: Done, locale: Locale): ObjectView {
  const { position, received, outcome, after, propertyId, isNowhere, name, number, place, cover } = done
  const fileValues = received?.values
  return {
    position,
    number: number ?? received?.propertyNumber ?? '',
    name: name ?? fileValues?.name ?? received?.propertyNumber ?? '',
    place: place ?? fileValues?.city ?? '',
    cover: coverOf(cover),
    outcome,
    after,
    isNowhere,
    note: noteOf(done, locale),
    unmet: unmetView(done.unmet, locale),
    differences: [],
    asksAll: false,
    kept: [],
    pictures: null,
    problems: done.problems.map((problem) => problemView(problem, locale)),
    propertyId,
    isLeftOut: false,
    isOpen: false,
    same: null,
  }
}

function noteOf({ outcome, problems }: { outcome: Outcome; problems: readonly Problem[] }, locale: Locale): string {
  const grave = problems.find(({ code }) => problemKinds[code] === 'object')
  if (grave) return problemView(grave, locale).text
  if (outcome === 'unchanged' || outcome === 'skipped') return translator(locale)('forms:transferProblems.why.stays')
  return ''
}
