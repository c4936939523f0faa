/**
 * What visitors see of a hidden address: a circle around another point. Its middle is random and belongs to the house:
 * several circles of one house would give away their middle, so whatever is offered in the house shares one. A circle
 * reaches no further than the house: visitors who learn one address learn no other to the metre.
 */
import { distanceBetween, type Point } from './point.ts'

/** In metres: more than any shift and 100 m, so that the address is inside. */
export const circleRadius = 500

/** In metres from the anchor of a circle. Points within are the same house, clicked or geocoded again. */
const sameHouse = 25

/** In metres from the anchor, for points of its street and number: software may put one address this far apart. */
export const sameAddress = 75

/** A house as a property names it. */
export interface House extends Point {
  street: string | null
}

/** The house that a circle was made for. The middle of the circle is fixed to it. */
export interface Anchor extends House {
  /** In degrees, from this point to the middle of the circle. */
  north: number
  east: number
}

export interface Circle {
  /** In degrees, from the property's own point to the middle, so that SQL can add them. */
  north: number
  east: number
  /** Decides the shift at any other anchor: who knows one house and its circle learns nothing about the next. */
  seed?: string
  /** Missing while the property has no point. */
  anchor?: Anchor
  /** The same for all who share the circle, and for no other. Missing while there is no anchor. */
  id?: string
  /** The address was public behind this circle or another of the same property: no other house may join it. */
  isKnown?: true
}

/**
 * From 150 to 300 metres, anywhere in Germany. A shift is kept in degrees, so that SQL can add it; in the north of
 * Germany a degree of longitude is 9 % shorter than in its middle, in the south 8 % longer.
 */
const shortest = 165
const longest = 275
export const metresPerDegree = { north: 111_195, east: 111_195 * Math.cos((51.2 * Math.PI) / 180) }

/** For what has no point yet. */
export function newCircle(): Circle {
  const seed = newSeed()
  return { ...shiftFrom(crypto.getRandomValues(new Uint32Array(2))), seed }
}

export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('')
}

/** The same for the same seed and house, so that a point which goes away and returns has its circle again. */
export async function circleAt(seed: string, { latitude, longitude, street }: House): Promise<Circle> {
  // Ten metres: coarser cells would give the same shift to the same property in two houses.
  const house = `${seed} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`
  const digest = new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(house)))
  const shift = shiftFrom(digest)
  const id = [...digest.slice(2, 6)].map((number) => number.toString(36)).join('')
  return { ...shift, seed, anchor: { latitude, longitude, street, ...shift }, id }
}

/** The same circle, as it lies from another point of its house. */
export function circleFrom(circle: Circle & { anchor: Anchor }, { latitude, longitude }: Point): Circle {
  const { anchor } = circle
  return {
    ...circle,
    north: anchor.north + (anchor.latitude - latitude),
    east: anchor.east + (anchor.longitude - longitude),
  }
}

/** Measured from the anchor alone: houses in a row never hand a circle on. */
export function isAnchored<C extends Circle>(circle: C, house: House): circle is C & { anchor: Anchor } {
  const metres = metresFrom(circle.anchor, house)
  return metres <= sameHouse || (metres <= sameAddress && isSameAddress(circle.anchor, house))
}

/** Whether what was once hidden by this circle may be what is shown at that place: itself, moved, or entered again. */
export function mayHide<C extends Circle>(circle: C, shown: House): circle is C & { anchor: Anchor; id: string } {
  const { id, isKnown } = circle
  return Boolean(id) && !isKnown && isStillAnchored(circle, shown)
}

/** For a point that is corrected: where a number is missing, the street says nothing against the same house. */
export function isStillAnchored<C extends Circle>(circle: C, house: House): circle is C & { anchor: Anchor } {
  const metres = metresFrom(circle.anchor, house)
  return metres <= sameHouse || (metres <= sameAddress && !isOtherAddress(circle.anchor, house))
}

/** Infinity without an anchor, and for houses further north or south than any that may share a circle. */
function metresFrom(anchor: Anchor | undefined, house: House): number {
  // In degrees, more than `sameAddress`: most houses need no closer look.
  if (!anchor || Math.abs(anchor.latitude - house.latitude) > 0.001) return Number.POSITIVE_INFINITY
  return distanceBetween(anchor, house)
}

/** A public offer with a hidden address. */
export interface HiddenOffer {
  id: string
  name: string
  circle: Circle | null
}

const mostNamed = 3

/** The names of three at most that would move behind another circle, were an address at this place shown. */
export function namesHiddenAt(shown: House, offers: readonly HiddenOffer[], exceptId: string | null): string[] {
  return offers
    .filter(({ id, circle }) => id !== exceptId && circle && mayHide(circle, shown))
    .map(({ name }) => name)
    .slice(0, mostNamed)
}

function isSameAddress(one: House | undefined, other: House): boolean {
  const address = addressOf(one)
  return address !== null && address === addressOf(other)
}

/** Both have a number, and they differ. */
function isOtherAddress(one: House | undefined, other: House): boolean {
  const [address, otherAddress] = [addressOf(one), addressOf(other)]
  return address !== null && otherAddress !== null && address !== otherAddress
}

/** "Alte Mühlenstraße 4 a" as "altemühlenstr4a"; null without a number. */
function addressOf(house: House | undefined): string | null {
  const plain = (house?.street ?? '')
    .toLowerCase()
    .replaceAll(/stra(?:ß|ss)e/g, 'str')
    .replaceAll(/[^\p{L}\d]/gu, '')
  return /\d/.test(plain) ? plain : null
}

function shiftFrom([turn = 0, length = 0]: Uint32Array): Pick<Circle, 'north' | 'east'> {
  const bearing = (2 * Math.PI * turn) / 2 ** 32
  const metres = shortest + ((longest - shortest) * length) / 2 ** 32
  return {
    north: (metres * Math.cos(bearing)) / metresPerDegree.north,
    east: (metres * Math.sin(bearing)) / metresPerDegree.east,
  }
}
