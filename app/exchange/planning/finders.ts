import type { PropertyLink, Stock, StockProperty } from '#app/exchange/plan.ts'
import { type FindLinks, finderByAnyId, finderOf } from './identity.ts'
import { memberFinder } from './people.ts'

type Ids = Parameters<FindLinks>[0]

/** The key of any sender that states no id, number or firm, so it does not tell one from the other. */
export const nameless = ''

/** Our own files identify objects by obid, even if the site has been renamed. */
export function findersFor({ links, elsewhere, properties, members }: Stock, isOwnFile: boolean) {
  const byAnyId = finderByAnyId(links)
  const findLinks = finderOf(links, byAnyId)
  const answers = new Map<Ids, readonly PropertyLink[]>()
  const byId = new Map(properties.map((property) => [property.id, property]))
  const linked = new Set(links.map(({ propertyId }) => propertyId))
  const ownLinks = new Map(isOwnFile ? links.map((link) => [link.obid, link]) : [])
  const unlinked = properties.filter(({ id }) => isOwnFile && !linked.has(id) && !elsewhere.has(id))
  const foreign = properties.flatMap((property) => {
    const link = isOwnFile && !property.isTrashed && elsewhere.get(property.id)
    const kept = link && link.connection !== null && { property, connection: link.connection }
    return kept ? [[property.ownObid, kept] as const, [link.obid, kept] as const] : []
  })
  const keptByObid = new Map(foreign)
  const byOwnObid = new Map(unlinked.map((property) => [property.ownObid, property]))
  const linksOf: FindLinks = (object) => {
    const own = object.obid ? ownLinks.get(object.obid) : undefined
    const isFromKnown = object.provider !== nameless
    const answer = answers.get(object) ?? (own ? [own] : isFromKnown ? findLinks(object) : [])
    answers.set(object, answer)
    return answer
  }
  /** Several when its ids contradict each other. */
  const propertiesOf = (object: Ids): StockProperty[] => {
    const found = linksOf(object)
    if (found.length > 0) return found.flatMap(({ propertyId }) => byId.get(propertyId) ?? [])
    const own = byOwnObid.get(object.obid ?? '')
    return own ? [own] : []
  }
  return {
    links: linksOf,
    byAnyId,
    properties: propertiesOf,
    byId,
    byNumber: new Map(properties.map((property) => [property.values.propertyNumber, property])),
    elsewhere,
    /** Linked to a connection, so a backup leaves it unchanged. */
    kept: ({ obid }: Ids) => (obid ? keptByObid.get(obid) : undefined),
    members: memberFinder(members),
  }
}

export type Finders = ReturnType<typeof findersFor>
