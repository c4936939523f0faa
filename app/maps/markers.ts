import type { Pixel } from './projection.ts'
import { frame, mapWidth } from './view.ts'

export interface Hit {
  id: string
  at: Pixel
}

export interface Marker<Member extends Hit> {
  members: Member[]
  at: Pixel
  flag: Box
}

/** In pixels from the map's north-western corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const flagHeight = 32
export const stemHeight = 10

/** Closer flags are merged. */
const gap = 4

/** The largest share of the offers that one flag may stand for. A few may always share one: a closer view tells them apart. */
const mostTogether = 0.4
const few = 4

export function isCrowded(markers: readonly { members: readonly unknown[] }[]): boolean {
  const sizes = markers.map(({ members }) => members.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return Math.max(0, ...sizes) > Math.max(few, mostTogether * total)
}

export type CompassSide = 'west' | 'north' | 'east' | 'south'

/** Positions outside the frame move to its edge, on the side where they are farthest out. */
export function clampToFrame({ x, y }: Pixel): { at: Pixel; beyond: CompassSide | null } {
  const at = {
    x: Math.max(frame.left, Math.min(frame.right, x)),
    y: Math.max(frame.top, Math.min(frame.bottom, y)),
  }
  const [right, down] = [x - at.x, y - at.y]
  if (right === 0 && down === 0) return { at, beyond: null }
  if (Math.abs(right) >= Math.abs(down)) return { at, beyond: right < 0 ? 'west' : 'east' }
  return { at, beyond: down < 0 ? 'north' : 'south' }
}

/** @param widthOf the flag's width for some hits */
export function markersOf<Member extends Hit>(
  hits: readonly Member[],
  widthOf: (members: readonly Member[]) => number,
): Marker<Member>[] {
  const places = new Map(hits.map((hit, place) => [hit.id, place]))
  const placeOf = ({ id }: Hit) => places.get(id) ?? 0
  const markerOf = (members: Member[]): Marker<Member> => {
    const sorted = members.toSorted(byPosition)
    const at = middleOf(sorted)
    return { members: sorted, at, flag: placeFlag(at, widthOf(sorted)) }
  }
  const singles = onePerPoint(hits).map(markerOf)
  return clusterMarkers(singles, markerOf)
    .map((marker) => ({ ...marker, members: marker.members.toSorted((a, b) => placeOf(a) - placeOf(b)) }))
    .sort((a, b) => firstOf(a, placeOf) - firstOf(b, placeOf))
}

function firstOf<Member extends Hit>({ members: [first] }: Marker<Member>, placeOf: (hit: Hit) => number): number {
  return first ? placeOf(first) : 0
}

function onePerPoint<Member extends Hit>(hits: readonly Member[]): Member[][] {
  const points = new Map<string, Member[]>()
  for (const hit of hits) {
    const point = `${hit.at.x} ${hit.at.y}`
    const known = points.get(point)
    if (known) known.push(hit)
    else points.set(point, [hit])
  }
  return [...points.values()]
}

/** A fixed order keeps sums of coordinates identical. */
function byPosition(a: Hit, b: Hit): number {
  return a.at.x - b.at.x || a.at.y - b.at.y || (a.id < b.id ? -1 : 1)
}

function middleOf(hits: readonly Hit[]): Pixel {
  const mean = (axis: 'x' | 'y') => hits.reduce((sum, { at }) => sum + at[axis], 0) / hits.length
  return { x: mean('x'), y: mean('y') }
}

function placeFlag({ x, y }: Pixel, width: number): Box {
  const reach = flagHeight + stemHeight
  const [from, to] = x >= frame.left && x <= frame.right ? [frame.left, frame.right] : [0, mapWidth]
  const left = Math.max(from, Math.min(to - width, x - width / 2))
  return { x: left, y: y - reach < frame.top ? y : y - reach, width, height: reach }
}

/** Merges the two nearest overlapping markers until none overlap. */
function clusterMarkers<Member extends Hit>(
  singles: readonly Marker<Member>[],
  markerOf: (members: Member[]) => Marker<Member>,
): Marker<Member>[] {
  let left = singles.map((marker): Candidate<Member> => ({ marker, nearest: null }))
  for (const one of left) one.nearest = nearestTo(one, left)
  for (let pair = nearestPair(left); pair; pair = nearestPair(left)) {
    const [one, other] = pair
    const both: Candidate<Member> = {
      marker: markerOf([...one.marker.members, ...other.marker.members]),
      nearest: null,
    }
    left = left.filter((standing) => standing !== one && standing !== other)
    for (const standing of left) {
      const before = standing.nearest?.standing
      if (before === one || before === other) standing.nearest = nearestTo(standing, left)
      const neighbour = neighbourOf(standing, both)
      if (neighbour && (!standing.nearest || isNearer(neighbour, standing.nearest))) standing.nearest = neighbour
    }
    both.nearest = nearestTo(both, left)
    left.push(both)
  }
  return left.map(({ marker }) => marker)
}

interface Candidate<Member extends Hit> {
  marker: Marker<Member>
  nearest: Neighbour<Member> | null
}

interface Neighbour<Member extends Hit> {
  standing: Candidate<Member>
  apart: number
}

function nearestTo<Member extends Hit>(one: Candidate<Member>, all: readonly Candidate<Member>[]) {
  let nearest: Neighbour<Member> | null = null
  for (const other of all) {
    const neighbour = other === one ? null : neighbourOf(one, other)
    if (neighbour && (!nearest || isNearer(neighbour, nearest))) nearest = neighbour
  }
  return nearest
}

function neighbourOf<Member extends Hit>(one: Candidate<Member>, other: Candidate<Member>): Neighbour<Member> | null {
  if (!touches(one.marker.flag, other.marker.flag)) return null
  const [a, b] = [one.marker.at, other.marker.at]
  return { standing: other, apart: (a.x - b.x) ** 2 + (a.y - b.y) ** 2 }
}

export function touches(one: Box, other: Box): boolean {
  const isApart = (from: number, length: number, to: number, other: number) =>
    from + length + gap <= to || to + other + gap <= from
  return !isApart(one.x, one.width, other.x, other.width) && !isApart(one.y, one.height, other.y, other.height)
}

function isNearer<Member extends Hit>(one: Neighbour<Member>, other: Neighbour<Member>): boolean {
  return one.apart < other.apart || (one.apart === other.apart && isBefore(one.standing, other.standing))
}

function isBefore<Member extends Hit>(one: Candidate<Member>, other: Candidate<Member>): boolean {
  const [a, b] = [one.marker.members[0], other.marker.members[0]]
  return a !== undefined && b !== undefined && byPosition(a, b) < 0
}

function nearestPair<Member extends Hit>(all: readonly Candidate<Member>[]) {
  let best: { one: Candidate<Member>; nearest: Neighbour<Member> } | null = null
  for (const one of all) {
    const { nearest } = one
    if (!nearest) continue
    const isBetter =
      !best || nearest.apart < best.nearest.apart || (nearest.apart === best.nearest.apart && isBefore(one, best.one))
    if (isBetter) best = { one, nearest }
  }
  return best && ([best.one, best.nearest.standing] as const)
}
