/**
 * A hidden address is shown as a circle with a random centre. All offers in one house share a circle, since several
 * would reveal its centre. Different houses never share one: learning one address must not locate another.
 */
import { distanceBetween, type Point } from './point.ts'

export const circleRadius = 500

/** In metres from the anchor. Points within are the same house, clicked or geocoded again. */
const sameHouse = 25

/** In metres from the anchor, for equal street and number: geocoders may differ this much. */
export const sameAddress = 75

export interface House extends Point {
  street: string | null
}

export interface Anchor extends House {
  /** In degrees, from this point to the centre of the circle. */
  north: number
  east: number
}

export interface Circle {
  /** In degrees, from the property's own point to the centre, so that SQL can add them. */
  north: number
  east: number
  /** Determines the shift at other anchors: knowing one house and its circle reveals nothing about the next. */
  seed?: string
  anchor?: Anchor
  id?: string
  /** The address was public behind a circle of this property, so no other house may join it. */
  isKnown?: true
}

/** 150 to 300 m anywhere in Germany: a degree of longitude is 9 % shorter in the north, 8 % longer in the south. */
const shortest = 165
const longest = 275
export const metresPerDegree = { north: 111_195, east: 111_195 * Math.cos((51.2 * Math.PI) / 180) }

export function newCircle(): Circle {
  const seed = newSeed()
  return { ...shiftFrom(crypto.getRandomValues(new Uint32Array(2))), seed }
}

export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('')
}

/** Deterministic, so that a point that is removed and returns has its circle again. */
export async function circleAt(seed: string, { latitude, longitude, street }: House): Promise<Circle> {
  // Ten metres: coarser cells would give the same shift to the same property in two houses.
  const house = `${seed} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`
  const digest = new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(house)))
  const shift = shiftFrom(digest)
  const id = [...digest.slice(2, 6)].map((number) => number.toString(36)).join('')
  return { ...shift, seed, anchor: { latitude, longitude, street, ...shift }, id }
}

export function circleFrom(circle: Circle & { anchor: Anchor }, { latitude, longitude }: Point): Circle {
  const { anchor } = circle
  return {
    ...circle,
    north: anchor.north + (anchor.latitude - latitude),
    east: anchor.east + (anchor.longitude - longitude),
  }
}

/** Measured from the anchor alone, so a row of houses cannot pass a circle on. */
export function isAnchored<C extends Circle>(circle: C, house: House): circle is C & { anchor: Anchor } {
  const metres = metresFrom(circle.anchor, house)
  return metres <= sameHouse || (metres <= sameAddress && isSameAddress(circle.anchor, house))
}

export function mayHide<C extends Circle>(circle: C, shown: House): circle is C & { anchor: Anchor; id: string } {
  const { id, isKnown } = circle
  return Boolean(id) && !isKnown && isStillAnchored(circle, shown)
}

/** For corrected points: without a house number, the street does not rule out the same house. */
export function isStillAnchored<C extends Circle>(circle: C, house: House): circle is C & { anchor: Anchor } {
  const metres = metresFrom(circle.anchor, house)
  return metres <= sameHouse || (metres <= sameAddress && !isOtherAddress(circle.anchor, house))
}

function metresFrom(anchor: Anchor | undefined, house: House): number {
  // In degrees, more than `sameAddress`: most houses need no closer look.
  if (!anchor || Math.abs(anchor.latitude - house.latitude) > 0.001) return Number.POSITIVE_INFINITY
  return distanceBetween(anchor, house)
}

export interface HiddenOffer {
  id: string
  name: string
  circle: Circle | null
}

const mostNamed = 3

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

function isOtherAddress(one: House | undefined, other: House): boolean {
  const [address, otherAddress] = [addressOf(one), addressOf(other)]
  return address !== null && otherAddress !== null && address !== otherAddress
}

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
