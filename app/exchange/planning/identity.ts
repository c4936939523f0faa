import type { PropertyLink } from '#app/exchange/plan.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'

type Ids = Pick<ReceivedObject, 'provider' | 'obid' | 'intern' | 'extern'>

const idNames = ['obid', 'intern', 'extern'] as const

export function hasIdentity(object: Ids): boolean {
  return idNames.some((name) => object[name])
}

type Find<Known> = (object: Ids) => readonly Known[]
export type FindLinks = Find<PropertyLink>

/** Different when only the extern number agrees and a more trusted id differs: senders reuse extern numbers. */
export function finderOf<Known extends Ids>(links: readonly Known[], find = finderByAnyId(links)): Find<Known> {
  return (object) => {
    const found = find(object)
    return found.every((link) => isOnlyNumberShared(object, link)) ? [] : found
  }
}

/** Also matches an extern number shared by objects with other ids. */
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

/** A file may contain an object once in each language. */
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
  times: number
}

export function lastOfEach(objects: readonly ReceivedObject[], findLinks: FindLinks): LastObject[] {
  const places = new Map<string, LastObject>()
  for (const object of objects) {
    const key = identityKey(object, findLinks)
    const times = (places.get(key)?.times ?? 0) + 1
    places.delete(key)
    places.set(key, { object, times })
  }
  return [...places.values()].toSorted((one, other) => one.object.position - other.object.position)
}

function identityKey(object: ReceivedObject, findLinks: FindLinks): string {
  const [link, ...others] = findLinks(object)
  if (link && others.length === 0) return `property ${link.propertyId}`
  return keysOf(object)[0] ?? `position ${object.position}`
}
