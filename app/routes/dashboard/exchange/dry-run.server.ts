import type { Database } from '#app/data/database.server.ts'
import type { ImportRow } from '#app/data/exchange/imports.server.ts'
import { listCarried } from '#app/data/exchange/received-rows.server.ts'
import { findLastAuthors } from '#app/data/saving/last-changes.server.ts'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import type { Decisions, ImportPlan, ObjectPlan, Side, Stock } from '#app/exchange/plan.ts'
import { needsDecision, takenNumbers, unseenChoices } from '#app/exchange/planning/choices.ts'
import { defaultDecisions, parseDecisions, readDecisions } from '#app/exchange/planning/decisions.ts'
import { defaultSide, propertyJoints } from '#app/exchange/planning/merging/three-way-merge.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import { planningOf } from '#app/jobs/exchange/import-plan.server.ts'
import { objectView, urgencyOf } from '#app/words/exchange/object-words.server.ts'
import { problemView } from '#app/words/exchange/problem-words.server.ts'
import { carriedElements, carriedNames } from '#app/words/exchange/rest-words.server.ts'
import { propertyWriter } from '#app/words/saved-values.server.ts'
import { forDocument } from './for-document.server.ts'
import { pageOf, perPage } from './object-views.server.ts'

export async function viewDryRun(
  db: Database,
  row: ImportRow,
  {
    request,
    locale,
    search,
    form,
  }: { request: Request; locale: Locale; search: URLSearchParams; form: FormData | null },
) {
  const planning = await planningOf(db, row)
  const { transfer, objects, stock } = planning
  const wishes = form ? await planning.expandAllSame(readDecisions(form)) : firstDecisions(row)
  const plan = await planning.plan(wishes)
  // Decisions needed because of newly ticked boxes.
  const unseen = form ? unseenChoices(plan, wishes) : new Set()
  const filtered = (object: ObjectPlan) => ({
    ...pick(object, ['outcome', 'after']),
    urgency: unseen.has(object.position) ? (-1 as const) : urgencyOf(object),
    isNowhere: object.outcome === 'skipped' && object.propertyId === null,
  })
  const full =
    wishes.publish && wishes.withdraw ? plan : await planning.plan({ ...wishes, publish: true, withdraw: true })
  const sent = new Set(objects.map(({ position }) => position))
  const { shown, sorted, ...list } = pageOf(plan.objects, filtered, search)
  return {
    counts: plan.counts,
    public: plan.public,
    drafts: plan.drafts,
    warnings: [...plan.warnings, ...transfer.problems].map((problem) => problemView(problem, locale)),
    ...list,
    objects: forDocument(
      request,
      writeObjects(shown, { objects, stock, wishes, authors: await authorsOf(db, shown) }, locale),
    ),
    decisions: { ...openDecisions(sorted), keepsAll: wishes.otherwise === 'mine' },
    taken: takenNumbers(plan).length,
    rest: carriedElements(await listCarried(db, row.id, carriedNames(locale)), takenOver(objects, plan), locale),
    form: {
      hash: await planning.hash(),
      seen: new Date().toISOString(),
      ...pick(wishes, ['publish', 'withdraw']),
      isFull: transfer.scope === 'full',
      would: {
        ...pick(full.counts, ['new', 'changed', 'withdrawn']),
        deleted: full.objects.filter(({ outcome, position }) => outcome === 'withdrawn' && sent.has(position)).length,
        publish: full.objects.filter(({ outcome, after }) => outcome === 'new' && after === 'public').length,
      },
      carried: hiddenDecisions(new Set(shown.map(({ position }) => position)), wishes, plan),
    },
  }
}

/** Keeps earlier decisions after a change of the stock or a failed preparation; an undone import starts again. */
function firstDecisions({ state, wishes, publishNew }: ImportRow): Decisions {
  if (wishes && state !== 'undone') return parseDecisions(wishes)
  return { ...defaultDecisions, publish: publishNew !== 0 }
}

function authorsOf(db: Database, shown: readonly ObjectPlan[]) {
  const asked = shown.flatMap(({ propertyId, differences }) =>
    differences.flatMap(({ field, choice }) => (propertyId && choice ? [{ propertyId, field }] : [])),
  )
  return findLastAuthors(db, asked)
}

interface Shown {
  objects: readonly ReceivedObject[]
  stock: Stock
  wishes: Decisions
  authors: Awaited<ReturnType<typeof findLastAuthors>>
}

function writeObjects(shown: readonly ObjectPlan[], { objects, stock, wishes, authors }: Shown, locale: Locale) {
  const t = translator(locale)
  const write = propertyWriter(
    locale,
    stock.members.map(({ id, name }) => ({ value: id, label: name })),
  )
  const labels: Record<PropertyFieldName, string> = t('property:fields', { returnObjects: true })
  const received = new Map(objects.map((object) => [object.position, object]))
  const properties = new Map(stock.properties.map((property) => [property.id, property]))
  return shown.map((plan) => {
    const context = {
      received: received.get(plan.position),
      property: properties.get(plan.propertyId ?? ''),
      isSame: wishes.same.has(plan.position),
      authorOf: (field: PropertyFieldName) => authors.get(`${plan.propertyId} ${field}`) ?? null,
    }
    return objectView(plan, context, labels, write, locale)
  })
}

/** Their positions. */
function takenOver(objects: readonly ReceivedObject[], plan: ImportPlan): ReadonlySet<number> {
  const skipped = new Set(plan.objects.filter(({ outcome }) => outcome === 'skipped').map(({ position }) => position))
  return new Set(objects.map(({ position }) => position).filter((position) => !skipped.has(position)))
}

/** Their number, and the page of this view with the first one. */
function openDecisions(sorted: readonly ObjectPlan[]) {
  const place = sorted.findIndex(needsDecision)
  const first = sorted[place]
  const asked = sorted.flatMap(({ asksAll, differences }) =>
    differences
      .filter(({ choice }) => choice !== null)
      .map(({ held }) => (held ? 'held' : asksAll ? 'differ' : 'text')),
  )
  return {
    count: asked.length,
    isAboutHeld: asked.includes('held'),
    // Without the last transfer's values, the origin of a change is unknown.
    between: asked.includes('differ') ? ('differ' as const) : asked.includes('text') ? ('text' as const) : null,
    first: first ? { position: first.position, page: Math.floor(place / perPage) + 1 } : null,
  }
}

/** Hidden controls for decisions about objects on other pages. */
function hiddenDecisions(
  shown: ReadonlySet<number>,
  { leave, same, keep, otherwise }: Decisions,
  { objects }: ImportPlan,
): [string, string][] {
  const others = (positions: Iterable<number>) => [...positions].filter((position) => !shown.has(position))
  const baseValues = new Map(objects.map(({ position, base }) => [position, base?.values ?? {}]))
  const held = new Set(
    objects.flatMap(({ position, differences }) =>
      differences.flatMap(({ field, held }) => (held ? [`${position} ${field}`] : [])),
    ),
  )
  const isPreset = (position: number, field: PropertyFieldName, side: Side) =>
    !held.has(`${position} ${field}`) && side === defaultSide(jointOf(field), baseValues.get(position) ?? {}, otherwise)
  return [
    ...others(leave).map((position): [string, string] => ['leave', String(position)]),
    ...others(same).map((position): [string, string] => ['same', String(position)]),
    ...others(keep.keys()).flatMap((position) =>
      [...(keep.get(position) ?? [])]
        // Limits the form's size; identified objects must have been shown.
        .filter(([field, side]) => !isPreset(position, field, side) || (same.has(position) && otherwise !== 'mine'))
        .map(([field, side]): [string, string] => [`keep.${position}.${field}`, side]),
    ),
  ]
}

function jointOf(field: PropertyFieldName): readonly PropertyFieldName[] {
  return propertyJoints.find(([first]) => first === field) ?? [field]
}
