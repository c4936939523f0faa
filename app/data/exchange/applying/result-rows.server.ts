import type { Before, LinkAsJson } from '#app/data/tables/exchange.server.ts'
import { always } from '#app/exchange/active-days.ts'
import type { ObjectPlan } from '#app/exchange/plan.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { type Commit, idOfObject, sourceColumns } from './commit-rows.server.ts'

export function linkRow(commit: Commit, object: ObjectPlan, now: number): LinkAsJson[] {
  const propertyId = idOfObject(commit, object)
  if (!propertyId || object.outcome === 'skipped' || object.isLeftOut) return []
  const { connectionId } = commit
  const before = commit.links.get(propertyId) ?? newLink(propertyId, now)
  const withdrawnAt = before.withdrawnAt ?? now
  const link = { ...before, connectionId, base: object.base ?? before.base }
  const received = commit.received.get(object.position)
  if (!received) return [{ ...link, withdrawnAt }]
  const named = { ...link, ...idsOf(received, before), receivedAt: now }
  // `carryRest` follows.
  return [
    received.action === 'delete'
      ? { ...named, withdrawnAt }
      : { ...named, ...daysOf(received), rest: [], withdrawnAt: null },
  ]
}

/** Of links whose object brings elements without a field, which stay in the database. */
export function carriedRow(commit: Commit, object: ObjectPlan): { propertyId: string; position: number }[] {
  const propertyId = idOfObject(commit, object)
  const { action } = commit.received.get(object.position) ?? {}
  if (!propertyId || object.outcome === 'skipped' || object.isLeftOut || !action || action === 'delete') return []
  return [{ propertyId, position: object.position }]
}

function newLink(propertyId: string, now: number): LinkAsJson {
  const ids = { provider: '', obid: null, intern: null, extern: null }
  const base = { values: {}, pictures: [] }
  const days = { activeFrom: null, activeUntil: null }
  return { propertyId, connectionId: null, ...ids, base, rest: [], withdrawnAt: null, receivedAt: now, ...days }
}

function daysOf({ active = always }: ReceivedObject): Pick<LinkAsJson, 'activeFrom' | 'activeUntil'> {
  return { activeFrom: active.from, activeUntil: active.until }
}

/** An id that the sender omits stays valid. */
function idsOf({ provider, obid, intern, extern }: ReceivedObject, before: LinkAsJson) {
  return {
    provider,
    obid: obid ?? before.obid,
    intern: intern ?? before.intern,
    extern: extern ?? before.extern,
  }
}

export function resultRow(commit: Commit, object: ObjectPlan) {
  const propertyId = idOfObject(commit, object) ?? null
  const isWritten = object.values !== null && propertyId !== null
  const isNoted = object.base !== null && propertyId !== null
  return {
    importId: commit.importId,
    position: object.position,
    received: null,
    outcome: object.outcome,
    after: object.after,
    propertyId,
    version: isWritten ? (object.version ?? 0) + 1 : object.version,
    before: isWritten || isNoted ? beforeOf(commit, object, propertyId, !isWritten) : null,
    problems: [...object.problems, ...object.unmet.map((found): Problem => ({ code: 'lacking', found }))],
  }
}

function beforeOf(commit: Commit, object: ObjectPlan, propertyId: string, isLinkOnly: boolean): Before {
  const before = object.propertyId ? commit.properties.get(object.propertyId) : undefined
  const link = commit.links.get(propertyId)
  const added = object.pictures.order.flatMap((picture) =>
    'received' in picture ? (commit.pictureOf(object.position, picture.received)?.key ?? []) : [],
  )
  return {
    isLinkOnly,
    values: before?.values ?? null,
    isTrashed: before?.isTrashed ?? false,
    pictures:
      before?.pictures.map(({ key, alt, foundMark, source }) => ({ key, alt, foundMark, ...sourceColumns(source) })) ??
      [],
    added,
    link: link ?? null,
  }
}
