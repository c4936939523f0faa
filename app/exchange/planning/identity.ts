/** Which object of a file is which property of ours. */
import type { PropertyLink } from '#app/exchange/plan.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'

type Ids = Pick<ReceivedObject, 'provider' | 'obid' | 'intern' | 'extern'>

/** In the order in which they are believed. */
const idNames = ['obid', 'intern', 'extern'] as const

export function hasIdentity(object: Ids): boolean {
  return idNames.some((name) => object[name])
}

/** One: found. None: new. Several: its ids contradict each other. */
type Find<Known> = (object: Ids) => readonly Known[]
export type FindLinks = Find<PropertyLink>

/**
 * Two objects of one sender may carry the same extern number. Where nothing but that number agrees and an id that is
 * believed more than it differs, they are two.
 */
export function finderOf<Known extends Ids>(links: readonly Known[], find = finderByAnyId(links)): Find<Known> {
  return (object) => {
    const found = find(object)
    return found.every((link) => isOnlyNumberShared(object, link)) ? [] : found
  }
}

/** Also by an extern number that objects with other ids share. */
export function finderByAnyId<Known extends Ids>(links: readonly Known[]): Find<Known> {
  const known = new Map<string, Set<Known>>()
  for (const link of links)
    for (const key of keysOf(link)) known.set(key, (known.get(key) ?? new Set<Known>()).add(link))
  return (object) => {
    const hits = keysOf(object).flatMap((key) => known.get(key) ?? [])
    const all = [...new Set(hits.flatMap((hit) => [...hit]))]
    const agreed = all.filter((link) => hits.every((hit) => hit.has(link)))
    return agreed.length === 1 ? agreed : all
  }
}

function isOnlyNumberShared(one: Ids, other: Ids): boolean {
  const shared = idNames.filter((name) => one[name] && one[name] === other[name])
  const differs = (['obid', 'intern'] as const).some((name) => one[name] && other[name] && one[name] !== other[name])
  return shared.length === 1 && shared[0] === 'extern' && differs
}

/** Among those in the same language: an object may stand in a file once in each. */
export function finderInLanguage(
  objects: readonly ReceivedObject[],
): (object: ReceivedObject) => readonly ReceivedObject[] {
  const languages = new Set(objects.map(({ language }) => language))
  const finders = new Map<string | undefined, Find<ReceivedObject>>()
  for (const language of languages)
    finders.set(language, finderOf(objects.filter((object) => object.language === language)))
  return (object) => finders.get(object.language)?.(object) ?? []
}

function keysOf(object: Ids): string[] {
  return idNames.flatMap((name) => (object[name] ? [JSON.stringify([object.provider, name, object[name]])] : []))
}

export interface LastObject {
  object: ReceivedObject
  /** How often the file has it. */
  times: number
}

/** Of an object that stands in the file several times the last one counts. */
export function lastOfEach(objects: readonly ReceivedObject[], findLinks: FindLinks): LastObject[] {
  const places = new Map<string, LastObject>()
  for (const object of objects) {
    const key = sameness(object, findLinks)
    const times = (places.get(key)?.times ?? 0) + 1
    places.delete(key)
    places.set(key, { object, times })
  }
  return [...places.values()].toSorted((one, other) => one.object.position - other.object.position)
}

/** Ids that are known lead to the property; what is new is known by the id that is believed first. */
function sameness(object: ReceivedObject, findLinks: FindLinks): string {
  const [link, ...others] = findLinks(object)
  if (link && others.length === 0) return `property ${link.propertyId}`
  return keysOf(object)[0] ?? `position ${object.position}`
}
